import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { lastReturnDay } from '#contract/returns/last-return-day.ts'
import { waitingStates } from '#contract/returns/return-states.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { returns } from '#db/tables/returns.ts'
import type { Shop } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { listSent } from '../shipments/list-sent.ts'
import { listKept } from './list-kept.ts'
import { queueReviewInvitation } from './queue-review-invitation.ts'

/**
 * Invites the buyers of orders that arrived some days ago to review what they kept. Idempotent: an order is invited once, and one
 * that staff have invited is not invited again.
 */
export async function inviteToReview(shop: Shop): Promise<void> {
  for (const { id } of await listDue(shop.db)) {
    try {
      await shop.db.transaction((tx) => invite(shop, tx, id))
    } catch (error) {
      shop.log.error({ err: error, orderId: id }, 'An invitation to review an order could not be sent.')
    }
  }
}

const isWaiting = and(
  eq(orders.status, 'shipped'),
  isNotNull(orders.reviewInviteDays),
  eq(orders.reviewEmailCount, 0),
  ne(orders.email, ''),
)

async function listDue(db: Db) {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(isWaiting, sql`${orders.shippedAt} < (select shop_now()) - ${orders.reviewInviteDays} * interval '1 day'`),
    )
    .orderBy(asc(orders.shippedAt), asc(orders.id))
}

async function invite(shop: Shop, tx: Tx, id: string): Promise<void> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isWaiting))
    .for('update')
  if (!order || !(await hasArrivedLongAgo(tx, order)) || (await isUnsettled(tx, id))) return
  const lines = await listKept(tx, id)
  // A customer who returned everything is not asked, now or later.
  await tx
    .update(orders)
    .set(lines.length > 0 ? { reviewEmailCount: 1 } : { reviewInviteDays: null })
    .where(eq(orders.id, id))
  if (lines.length > 0) await queueReviewInvitation(shop, tx, { order, lines, count: 1 })
}

async function hasArrivedLongAgo(tx: Tx, { id, reviewInviteDays }: typeof orders.$inferSelect): Promise<boolean> {
  const { settings, now } = await readSettings(tx)
  const day = lastReturnDay(await listSent(tx, id), reviewInviteDays ?? 0, settings.shop)
  return day !== null && shopDay(now, settings.shop) >= day
}

/** Whether something is on its way back, or its buyer has asked the bank for the money. */
async function isUnsettled(tx: Tx, id: string): Promise<boolean> {
  const open = await tx.$count(returns, and(eq(returns.orderId, id), inArray(returns.status, waitingStates)))
  const isOfOrder = sql`${id}::uuid in (${payments.orderId}, ${payments.addsToOrderId})`
  return open > 0 || (await tx.$count(payments, and(isOfOrder, isNotNull(payments.disputedAt)))) > 0
}
