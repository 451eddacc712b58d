import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import type { Shop } from '../context.ts'
import { eraseConsents } from './record-consent.ts'

/** Deletes an address's newsletter subscription and back-in-stock requests; its consent stays under a hash. */
export async function deleteSubscriptions(shop: Pick<Shop, 'secrets'>, tx: Tx, email: string): Promise<void> {
  await deleteNewsletter(shop, tx, email)
  await tx.delete(stockAlerts).where(eq(stockAlerts.email, email))
}

/** Deletes an address's newsletter subscription alone; its consent stays under a hash. */
export async function deleteNewsletter(shop: Pick<Shop, 'secrets'>, tx: Tx, email: string): Promise<void> {
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  await eraseConsents(shop, tx, email)
}
