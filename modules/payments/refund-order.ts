import { eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import { formatCents, toCents } from '#contract/money.ts'
import type { calls } from '#contract/payments/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refundLines, refunds } from '#db/tables/payments.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { returnCredit } from '../discounts/return-discounts.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { restock } from '../inventory/restock.ts'
import { findFullOrder } from '../orders/find-full-order.ts'
import { orderEmailFields } from '../orders/order-email-fields.ts'
import { queueStockAlerts } from '../stock-alerts/queue-stock-alerts.ts'
import { type RefundableOrder, readRefundable } from './read-refundable.ts'

type Wish = Payload<typeof calls.refundOrder>
interface ChosenLine {
  line: RefundableOrder['lines'][number]['line']
  quantity: number
  amountCents: number
  creditCents: number
}

/**
 * Refunds units of a shipped order, its shipping, or both; a job pays it after commit. Refuses with 409 more than is left,
 * and what was refunded by somebody else meanwhile.
 */
export async function refundOrder(ctx: AdminContext, wish: Wish) {
  const amountCents = await ctx.db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.orderId, wish.orderId)).for('no key update')
    if (!payment) throw notFound(apiPaymentsMessages.orderNotFound)
    const order = await readRefundable(tx, eq(orders.id, wish.orderId))
    if (toCents(wish.refunded) !== order.givenCents) throw conflict(apiPaymentsMessages.refundedMeanwhile)
    const chosen = choose(order, wish)
    const refundId = await createStaffRefund(ctx, tx, order, wish, chosen)
    await returnCredit(tx, order.orderId, chosen.creditCents)
    if (wish.isRestocked) await restockLines(ctx, tx, order.orderId, chosen.lines)
    await notify(ctx, tx, refundId, wish.orderId, chosen)
    await recordAuditEvent(ctx, tx, {
      action: 'order.refunded',
      subjectKind: 'order',
      subjectId: wish.orderId,
      detail: { amountCents: chosen.amountCents, motive: wish.motive, isRestocked: wish.isRestocked },
    })
    return chosen.amountCents
  })
  return { message: apiPaymentsMessages.refunding(formatCents(amountCents)) }
}

interface Chosen {
  lines: ChosenLine[]
  /** The store credit that goes back to its balance. */
  creditCents: number
  shippingCents: number
  amountCents: number
}

function choose(order: RefundableOrder, wish: Wish): Chosen {
  if (new Set(wish.lines.map(({ lineId }) => lineId)).size < wish.lines.length)
    throw invalid(apiPaymentsMessages.lineTwice)
  const lines = wish.lines.map(({ lineId, quantity }) => {
    const found = order.lines.find(({ line }) => line.id === lineId)
    if (!found) throw notFound(apiPaymentsMessages.lineNotFound)
    const amountCents = found.amounts[quantity - 1]
    if (amountCents === undefined)
      throw conflict(apiPaymentsMessages.tooManyUnits(found.line.name, found.amounts.length))
    return { line: found.line, quantity, amountCents, creditCents: found.credits[quantity - 1] ?? 0 }
  })
  const shippingCents = wish.hasShipping ? order.shippingCents : 0
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, shippingCents)
  const creditCents = lines.reduce((sum, line) => sum + line.creditCents, 0)
  if (amountCents + creditCents === 0) throw invalid(apiPaymentsMessages.nothingChosen)
  if (amountCents > order.restCents) throw conflict(apiPaymentsMessages.moreThanRest(formatCents(order.restCents)))
  return { lines, creditCents, shippingCents, amountCents }
}

async function createStaffRefund(
  ctx: AdminContext,
  tx: Tx,
  { paymentId }: RefundableOrder,
  { motive, isRestocked }: Wish,
  { lines, shippingCents, amountCents }: Chosen,
): Promise<string> {
  const id = crypto.randomUUID()
  await tx.insert(refunds).values({
    id,
    paymentId,
    amountCents,
    shippingCents,
    reason: 'by-staff',
    motive,
    isRestocked: isRestocked && lines.length > 0,
    idempotencyKey: `refund:${paymentId}:${id}`,
    // Units that store credit paid in full: no money moves.
    ...(amountCents === 0 && { state: 'done' as const, doneAt: sql`shop_now()` }),
  })
  if (lines.length > 0) {
    await tx
      .insert(refundLines)
      .values(
        lines.map(({ line, quantity, amountCents }) => ({ refundId: id, orderLineId: line.id, quantity, amountCents })),
      )
  }
  if (amountCents > 0) await ctx.enqueue(tx, 'refundPayment', { refundId: id })
  return id
}

// A variant that has since been removed from the catalog has no stock to restore.
async function restockLines(ctx: AdminContext, tx: Tx, orderId: string, lines: readonly ChosenLine[]): Promise<void> {
  const units = lines.flatMap(({ line: { variantId }, quantity }) => (variantId ? [{ variantId, quantity }] : []))
  if (units.length === 0) return
  await restock(tx, units, orderId)
  const productIds = new Set(lines.flatMap(({ line }) => line.productId ?? []))
  for (const productId of productIds) await queueStockAlerts(ctx, tx, productId)
}

async function notify(ctx: AdminContext, tx: Tx, refundId: string, orderId: string, chosen: Chosen): Promise<void> {
  const full = await findFullOrder(tx, eq(orders.id, orderId))
  // The buyer of a deleted account has no address.
  if (full.order.email === '') return
  const lines = chosen.lines.map(({ line, quantity }) => ({ ...line, quantity }))
  await queueEmail(ctx, tx, {
    kind: 'refunded',
    cause: `refunded:${refundId}`,
    to: full.order.email,
    locale: full.order.locale,
    fields: {
      ...orderEmailFields(ctx, { ...full, lines }),
      refundedCents: chosen.amountCents,
      hasShipping: chosen.shippingCents > 0,
      creditCents: chosen.creditCents,
    },
  })
}
