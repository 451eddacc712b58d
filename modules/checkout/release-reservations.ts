import { and, asc, lte, sql } from 'drizzle-orm'
import { checkoutSessions } from '#db/tables/checkout.ts'
import type { Shop } from '../context.ts'
import { endSession } from './end-session.ts'

const batchSize = 200

// What the provider's bank decides about ends when it has decided.
const endsByItself = sql`(status in ('opening', 'open') or (status = 'awaiting' and provider = 'manual'))`

/** Ends expired checkouts, by the database's clock. A failure does not block the others. */
export async function releaseReservations(shop: Shop): Promise<void> {
  const due = await shop.db
    .select({
      id: checkoutSessions.id,
      provider: checkoutSessions.provider,
      providerSessionId: checkoutSessions.providerSessionId,
    })
    .from(checkoutSessions)
    .where(and(endsByItself, lte(checkoutSessions.expiresAt, sql`(select shop_now())`)))
    .orderBy(asc(checkoutSessions.expiresAt))
    .limit(batchSize)
  for (const session of due) {
    try {
      await endSession(shop, session)
    } catch (error) {
      shop.log.error({ err: error, checkout: session.id }, 'A checkout could not be ended; it is tried again.')
    }
  }
}
