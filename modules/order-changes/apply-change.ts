import { eq, sql } from 'drizzle-orm'
import { toAmount } from '#contract/money.ts'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { canceledUnits, orderChanges, orderEvents, orderLines, type orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { openLikeFirst } from '../checkout/open-like-first.ts'
import type { Shop } from '../context.ts'
import { restock } from '../inventory/restock.ts'
import type { EventNote } from '../orders/event-note.ts'
import { moveOrder } from '../orders/move-order.ts'
import { type RefundedUnits, refundUnits } from '../payments/refund-units.ts'
import { settleDelivery } from '../shipments/set-delivered.ts'
import { queueStockAlerts } from '../stock-alerts/queue-stock-alerts.ts'
import type { ChangePlan } from './change-plan.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { type PlannedChange, unitsLeftOf } from './plan-change.ts'

type Order = typeof orders.$inferSelect
type Change = typeof orderChanges.$inferSelect

/**
 * Applies a stored change: its units are canceled, refunded and restocked, and what it adds becomes lines, paid with what was
 * paid for the removed units. The order is locked; the caller sells the units that are added, and books what was paid in addition.
 */
export async function applyChange(
  shop: Pick<Shop, 'enqueue' | 'secrets'>,
  tx: Tx,
  order: Order,
  change: Change,
  planned: Pick<PlannedChange, 'plan' | 'order'>,
): Promise<void> {
  const { plan } = planned
  const refunded = await remove(shop, tx, change, planned)
  await add(tx, change, plan)
  await transfer(tx, order, change, refunded?.parts ?? [])
  await tx.update(orderChanges).set({ appliedAt: sql`shop_now()` }).where(eq(orderChanges.id, change.id))
  const units = (parts: readonly { quantity: number }[]) => parts.reduce((sum, { quantity }) => sum + quantity, 0)
  const detail: EventNote = { code: 'edited', removed: units(plan.removed), added: units(plan.added) }
  await tx.insert(orderEvents).values({ orderId: order.id, kind: 'edited', actorId: change.actorId, detail })
  await notifyBuyer(shop, tx, order, {
    cause: `order-changed:${change.id}`,
    removed: plan.removed.map(({ lineId, quantity }) => ({ lineId, quantity })),
    changeId: change.id,
    refundedCents: (refunded?.amountCents ?? 0) - (refunded?.transferredCents ?? 0),
    creditCents: refunded?.creditCents ?? 0,
    paidCents: Math.max(0, change.totalCents - change.removedCents),
    hasNewContact: false,
  })
  if (plan.added.length > 0) await shop.enqueue(tx, 'issueInvoice', { orderId: order.id })
  await settleStatus(tx, planned)
}

/** Cancels, refunds and restocks the units that are removed. */
async function remove(
  shop: Pick<Shop, 'enqueue'>,
  tx: Tx,
  change: Change,
  { plan, order }: Pick<PlannedChange, 'plan' | 'order'>,
): Promise<RefundedUnits | null> {
  if (plan.removed.length === 0) return null
  const refunded = await refundUnits(shop, tx, {
    orderId: change.orderId,
    lines: plan.removed,
    hasShipping: false,
    motive: 'other',
    // The units are canceled, which is what the stock is counted by.
    isRestocked: false,
    refunded: toAmount(order.givenCents),
    changeId: change.id,
    transferOf: (_lines, amountCents) => Math.min(amountCents, change.totalCents),
  })
  await tx.insert(canceledUnits).values(
    plan.removed.map(({ lineId, quantity, isReplaced }) => {
      return { orderLineId: lineId, quantity, reason: isReplaced ? ('replaced' as const) : ('removed' as const) }
    }),
  )
  // A variant that has since been removed from the catalog has no stock to restore.
  const units = refunded.lines.flatMap(({ line: { variantId }, quantity }) =>
    variantId ? [{ variantId, quantity }] : [],
  )
  if (units.length > 0) await restock(tx, units, change.orderId)
  const productIds = new Set(refunded.lines.flatMap(({ line }) => line.productId ?? []))
  for (const productId of productIds) await queueStockAlerts(shop, tx, productId)
  return refunded
}

async function add(tx: Tx, { id: changeId, orderId }: Change, { added }: ChangePlan): Promise<void> {
  if (added.length === 0) return
  const [last] = await tx
    .select({ position: sql<number>`max(${orderLines.position})::int` })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
  const first = (last?.position ?? 0) + 1
  await tx
    .insert(orderLines)
    .values(added.map(({ taxCents, ...line }, at) => ({ ...line, orderId, changeId, position: first + at })))
}

/** What was paid for removed units pays for the added ones: no money moves, and refunds of them go to the same charges. */
async function transfer(tx: Tx, order: Order, change: Change, parts: RefundedUnits['parts']): Promise<void> {
  const [first] = await tx.select().from(checkoutSessions).where(eq(checkoutSessions.id, order.sessionId))
  if (!first) throw new Error('An order without its checkout')
  for (const [at, { paymentId, transferredCents }] of parts.entries()) {
    if (transferredCents === 0) continue
    const [source] = await tx.select().from(payments).where(eq(payments.id, paymentId))
    if (!source) throw new Error('A refund without a payment')
    const sessionId = await openLikeFirst(tx, first, {
      order,
      kind: 'change',
      providerSessionId: `change_${change.id}_${at}`,
      subtotalCents: transferredCents,
    })
    await tx.insert(payments).values({
      sessionId,
      addsToOrderId: order.id,
      changeId: change.id,
      rootId: source.rootId ?? source.id,
      provider: source.provider,
      chargeId: `change:${change.id}:${at}`,
      amountCents: transferredCents,
      cardLast4: source.cardLast4,
      cardBrand: source.cardBrand,
    })
  }
}

// An order of which the rest is removed is shipped whole.
async function settleStatus(tx: Tx, { plan, order }: Pick<PlannedChange, 'plan' | 'order'>): Promise<void> {
  const left = order.lines.reduce((sum, line) => sum + unitsLeftOf(line), 0)
  const removed = plan.removed.reduce((sum, { quantity }) => sum + quantity, 0)
  if (plan.added.length > 0 || removed < left) return
  await moveOrder(tx, order.orderId, 'shipped')
  await settleDelivery(tx, order.orderId)
}
