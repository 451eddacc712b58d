import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { newsletterSubscribers, stockAlerts } from '#db/tables/requests.ts'

/** Takes an address off every list: the newsletter, and what it waits for. */
export async function forgetSubscriber(tx: Tx, email: string): Promise<void> {
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  await tx.delete(stockAlerts).where(eq(stockAlerts.email, email))
}
