import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'

/** Deletes an address's newsletter subscription and back-in-stock requests. */
export async function deleteSubscriptions(tx: Tx, email: string): Promise<void> {
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  await tx.delete(stockAlerts).where(eq(stockAlerts.email, email))
}
