import type { Payload } from '#contract/call.ts'
import { formatCents } from '#contract/money.ts'
import type { calls } from '#contract/payments/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { reach } from '#failpoints/reach.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { restock } from '../inventory/restock.ts'
import { queueStockAlerts } from '../stock-alerts/queue-stock-alerts.ts'
import { emailRefund } from './email-refund.ts'
import { type RefundedUnits, refundUnits } from './refund-units.ts'

type Wish = Payload<typeof calls.refundOrder>

/**
 * Refunds shipped units of an order, its shipping, both, or an amount; a job pays it after commit. Refuses with 409 more than is left,
 * and what was refunded by another member of staff meanwhile.
 */
export async function refundOrder(ctx: AdminContext, wish: Wish) {
  const amountCents = await ctx.db.transaction(async (tx) => {
    const refunded = await refundUnits(ctx, tx, wish)
    if (wish.isRestocked) await restockLines(ctx, tx, wish.orderId, refunded.lines)
    await emailRefund(ctx, tx, wish.orderId, {
      cause: refunded.refundId,
      refundedCents: refunded.amountCents,
      hasShipping: refunded.shippingCents > 0,
      creditCents: refunded.creditCents,
      lines: refunded.lines.map(({ line, quantity }) => ({ ...line, quantity })),
    })
    await recordAuditEvent(ctx, tx, {
      action: 'order.refunded',
      subjectKind: 'order',
      subjectId: wish.orderId,
      detail: { amountCents: refunded.amountCents, motive: wish.motive, isRestocked: wish.isRestocked },
    })
    if (process.env.FAILPOINTS) await reach('refundOrder.beforeCommit')
    return refunded.amountCents
  })
  return { message: apiPaymentsMessages.refunding(formatCents(amountCents)) }
}

// A variant that has since been removed from the catalog has no stock to restore.
async function restockLines(ctx: AdminContext, tx: Tx, orderId: string, lines: RefundedUnits['lines']): Promise<void> {
  const units = lines.flatMap(({ line: { variantId }, quantity }) => (variantId ? [{ variantId, quantity }] : []))
  if (units.length === 0) return
  await restock(tx, units, orderId)
  const productIds = new Set(lines.flatMap(({ line }) => line.productId ?? []))
  for (const productId of productIds) await queueStockAlerts(ctx, tx, productId)
}
