import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import { formatCents, toCents } from '#contract/money.ts'
import type { calls } from '#contract/order-changes/calls.ts'
import { shownSize } from '#contract/size-charts/size-label.ts'
import type { Tx } from '#db/open-database.ts'
import { orderChanges, orderEvents, type orders } from '#db/tables/orders.ts'
import { reach } from '#failpoints/reach.ts'
import { runInLocale } from '#messages/current-locale.ts'
import { apiInventoryMessages } from '#messages/en-US/api/inventory.ts'
import { apiOrderChangesMessages as m } from '#messages/en-US/api/order-changes.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { reserveStock } from '../inventory/reserve-stock.ts'
import { takeStock } from '../inventory/take-stock.ts'
import type { EventNote } from '../orders/event-note.ts'
import { requestPayment } from '../payment-links/request-payment.ts'
import { applyChange } from './apply-change.ts'
import { claimOrder } from './claim-order.ts'
import { findWaiting } from './find-waiting.ts'
import { type PlannedChange, planChange } from './plan-change.ts'

type Order = typeof orders.$inferSelect

/**
 * Removes or replaces units of an order that are not shipped. What becomes less is refunded; for more the buyer gets a payment
 * link, and the change is applied once it is paid. Refuses with 409 what another admin changed meanwhile, other amounts than
 * those that were shown, and units that are out of stock.
 */
export async function changeLines(ctx: AdminContext, wish: Payload<typeof calls.changeLines>) {
  const { orderId, version, lines, difference, validDays } = wish
  const moreCents = await ctx.db.transaction(async (tx) => {
    const order = await claimOrder(tx, orderId, version)
    if (await findWaiting(tx, orderId)) throw conflict(m.waiting)
    const planned = await planChange(tx, orderId, lines)
    const addedCents = planned.sums.totalCents
    const isShown = toCents(difference.removed) === planned.removedCents && toCents(difference.added) === addedCents
    if (!isShown) throw conflict(m.otherAmounts)
    const cents = addedCents - planned.removedCents
    if (cents > 0) await request(ctx, tx, order, planned, validDays)
    else await apply(ctx, tx, order, planned)
    await recordAuditEvent(ctx, tx, {
      action: 'order.edited',
      subjectKind: 'order',
      subjectId: orderId,
      detail: { removed: formatCents(planned.removedCents), added: formatCents(addedCents) },
    })
    if (process.env.FAILPOINTS) await reach('edit.beforeCommit')
    return cents
  })
  if (moreCents > 0) return { message: m.requested(formatCents(moreCents)) }
  return { message: moreCents < 0 ? m.refunding(formatCents(-moreCents)) : m.changed }
}

async function apply(ctx: AdminContext, tx: Tx, order: Order, planned: PlannedChange): Promise<void> {
  const change = await store(ctx, tx, order, planned, null)
  const { added } = planned.plan
  if (added.length > 0) {
    await reserveStock(tx, added, null)
    await takeStock(tx, added, order.id)
  }
  await applyChange(ctx, tx, order, change, planned)
}

async function request(ctx: AdminContext, tx: Tx, order: Order, planned: PlannedChange, validDays: number) {
  const amountCents = planned.sums.totalCents - planned.removedCents
  const { checkoutId } = await requestPayment(ctx, tx, {
    order,
    amountCents,
    description: runInLocale(order.locale, () => describe(planned)),
    units: planned.plan.added,
    validDays,
  })
  await store(ctx, tx, order, planned, checkoutId)
  const detail: EventNote = { code: 'payment-requested', cents: amountCents }
  await tx.insert(orderEvents).values({ orderId: order.id, kind: 'note', actorId: ctx.caller.customerId, detail })
}

async function store(
  { caller }: AdminContext,
  tx: Tx,
  { id: orderId }: Order,
  { plan, sums, removedCents }: PlannedChange,
  checkoutId: string | null,
) {
  const [stored] = await tx
    .insert(orderChanges)
    .values({
      orderId,
      checkoutId,
      actorId: caller.customerId,
      plan,
      ...sums,
      removedCents,
      // One without a payment link is applied in the same transaction.
      appliedAt: checkoutId === null ? sql`shop_now()` : null,
    })
    .returning()
  if (!stored) throw new Error('The change was not stored')
  return stored
}

/** "Change to your order: 1 × Linen shirt, Brown, Size M". */
function describe({ plan }: PlannedChange): string {
  const items = plan.added.map(({ name, color, quantity, ...line }) =>
    m.item(apiInventoryMessages.item(name, color, shownSize(line)), quantity),
  )
  return m.description(items.join(', ')).slice(0, 250)
}
