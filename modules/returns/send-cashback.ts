import { and, asc, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { waitingStates } from '#contract/returns/return-states.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { orderEvents, orderLines, orders } from '#db/tables/orders.ts'
import { payments, refundLines, refunds } from '#db/tables/payments.ts'
import { returns } from '#db/tables/returns.ts'
import { reach } from '#failpoints/reach.ts'
import { runInLocale } from '#messages/current-locale.ts'
import type { Shop } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import type { EventNote } from '../orders/event-note.ts'
import { readSettings } from '../settings/read-settings.ts'
import { createStoreCode } from '../store-codes/create-store-code.ts'
import { cashbackCents } from './cashback-cents.ts'
import { readReturnable } from './read-returnable.ts'

type Order = typeof orders.$inferSelect

/**
 * Emails the cashback of orders that can no longer be returned as a code of their buyer, at the percentage promised at
 * checkout. Idempotent: an order gets it once.
 */
export async function sendCashback(shop: Shop): Promise<void> {
  for (const { id } of await listDue(shop.db)) {
    try {
      await shop.db.transaction((tx) => settle(shop, tx, id))
    } catch (error) {
      shop.log.error({ err: error, orderId: id }, 'A cashback could not be sent.')
    }
  }
}

// The shortest time after which the window of an order can be over is its length.
async function listDue(db: Db) {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'shipped'),
        isNotNull(orders.cashbackRate),
        isNull(orders.cashbackAt),
        sql`${orders.shippedAt} < (select shop_now()) - coalesce(${orders.returnDays}, 0) * interval '1 day'`,
      ),
    )
    .orderBy(asc(orders.shippedAt), asc(orders.id))
}

async function settle(shop: Shop, tx: Tx, id: string): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  if (order?.status !== 'shipped' || order.cashbackRate === null || order.cashbackAt !== null) return
  const { until, isOpen } = await readReturnable(tx, order)
  if (until === null || isOpen || (await isBeingReturned(tx, id))) return
  const { settings, now } = await readSettings(tx)
  if (shopDay(now, settings.shop) <= until) return
  await tx.update(orders).set({ cashbackAt: sql`shop_now()` }).where(eq(orders.id, id))
  const amountCents = cashbackCents(await readKept(tx, id), order.cashbackRate)
  // The buyer of a deleted account has no address; a payment that its buyer took back earns nothing.
  if (amountCents > 0 && order.email !== '' && !(await isDisputed(tx, id))) await send(shop, tx, order, amountCents)
}

async function send(shop: Shop, tx: Tx, order: Order, amountCents: number): Promise<void> {
  const { id: orderId, email, customerId, customerName, locale, number: orderNumber } = order
  const wanted = { worth: { amountCents }, email, customerId, reason: 'cashback' as const, expiresAt: null }
  const { code } = await runInLocale(locale, () => createStoreCode(tx, wanted))
  const detail: EventNote = { code: 'cashback-sent', cents: amountCents }
  await tx.insert(orderEvents).values({ orderId, kind: 'note', detail })
  await queueEmail(shop, tx, {
    kind: 'cashback',
    cause: `cashback:${orderId}`,
    to: email,
    locale,
    fields: { orderId, orderNumber, customerName, amountCents, code, isOfAccount: customerId !== null },
  })
  if (process.env.FAILPOINTS) await reach('cashback.beforeCommit')
}

async function isBeingReturned(tx: Tx, orderId: string): Promise<boolean> {
  const open = inArray(returns.status, waitingStates)
  return (await tx.$count(returns, and(eq(returns.orderId, orderId), open))) > 0
}

const ofOrder = (orderId: string) => sql`${orderId}::uuid in (${payments.orderId}, ${payments.addsToOrderId})`

async function isDisputed(tx: Tx, orderId: string): Promise<boolean> {
  return (await tx.$count(payments, and(ofOrder(orderId), isNotNull(payments.disputedAt)))) > 0
}

// The refunds of several payments for the same units are stored at once; only some of them have the units.
const isOfUnits = (orderId: string) => sql`exists (
  select from refund_lines l join refunds r on r.id = l.refund_id join order_lines o on o.id = l.order_line_id
  where o.order_id = ${orderId} and r.created_at = ${refunds.createdAt}
)`

/** What was paid for each line after discounts, with the units that were not refunded, and what was refunded without units. */
async function readKept(tx: Tx, orderId: string) {
  const lines = await tx
    .select({ line: orderLines, refunded: sql<number>`coalesce(sum(${refundLines.quantity}), 0)::int` })
    .from(orderLines)
    .leftJoin(refundLines, eq(refundLines.orderLineId, orderLines.id))
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.id)
  const [apart] = await tx
    .select({
      cents: sql<number>`coalesce(sum(greatest(0, ${refunds.amountCents} - ${refunds.shippingCents})), 0)::int`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(ofOrder(orderId), not(isOfUnits(orderId))))
  return {
    lines: lines.map(({ line: { unitPriceCents, quantity, discountCents, canceledQuantity }, refunded }) => {
      return {
        paidCents: unitPriceCents * quantity - discountCents,
        quantity,
        kept: quantity - Math.max(refunded, canceledQuantity),
      }
    }),
    refundedApartCents: apart?.cents ?? 0,
  }
}
