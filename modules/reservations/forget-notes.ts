import { and, inArray, lt, notExists, or, sql } from 'drizzle-orm'
import { noNotes } from '#contract/orders/order-notes.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import type { Shop } from '../context.ts'

/**
 * Forgets what shoppers wrote with carts that they did not order, after a day: until then a late payment may still become an
 * order. That of an order which was not paid stays with its address.
 */
export async function forgetNotes({ db }: Shop): Promise<void> {
  const ordered = db
    .select({ id: pendingOrders.sessionId })
    .from(pendingOrders)
    .where(sql`${pendingOrders.sessionId} = "checkout_sessions"."id"`)
  await db
    .update(checkoutSessions)
    .set(noNotes)
    .where(
      and(
        inArray(checkoutSessions.status, ['expired', 'refunded']),
        or(
          sql`${checkoutSessions.customerNote} <> ''`,
          sql`${checkoutSessions.giftMessage} <> ''`,
          sql`${checkoutSessions.taxNumber} <> ''`,
        ),
        lt(checkoutSessions.createdAt, sql`(select shop_now()) - interval '1 day'`),
        notExists(ordered),
      ),
    )
}
