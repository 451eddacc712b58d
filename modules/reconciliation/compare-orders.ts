import { and, desc, eq, sql } from 'drizzle-orm'
import type { ProviderSession } from '#adapters/payment/payment.ts'
import { formatCents } from '#contract/money.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import { recordProviderRefund } from '../payments/record-charge.ts'
import { forEachProviderSession } from './for-each-provider-session.ts'
import type { ReconciliationResult } from './reconciliation-result.ts'

const daysBack = 7
const maxRows = 5_000

/**
 * Compares every order of the last week, and older ones refunded this week, with its charge at the provider. Refunds
 * made in the provider's dashboard are recorded; any other difference becomes a finding.
 */
export async function compareOrders(shop: Shop): Promise<ReconciliationResult> {
  const placed = await shop.db
    .select({
      order: orders,
      payment: payments,
      refund: refunds,
      providerSessionId: checkoutSessions.providerSessionId,
    })
    .from(orders)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, orders.sessionId))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(
      and(
        eq(checkoutSessions.provider, shop.payment.name),
        sql`greatest(${orders.createdAt}, ${refunds.doneAt}) > now() - ${daysBack} * interval '1 day'`,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(maxRows)

  const findings: ReconciliationResult['findings'] = []
  let mended = 0
  const answers = await forEachProviderSession(shop, placed, async (each, truth) => {
    const { order, payment, refund } = each
    const about = { orderId: order.id, sessionId: order.sessionId, since: order.createdAt }
    const missing = chargeProblem(truth, payment)
    if (missing) findings.push({ kind: 'order-without-charge', ...about, amountCents: order.totalCents, note: missing })
    if (!payment || truth.state !== 'paid') return

    const { amountCents, refundedCents, chargeId } = truth.charge
    if (amountCents !== order.totalCents) {
      const note = `The card company took ${formatCents(amountCents)}, the order comes to ${formatCents(order.totalCents)}.`
      findings.push({ kind: 'other-amount', ...about, amountCents, note })
    }
    if (refund?.state === 'done' && refundedCents < refund.amountCents) {
      const note = `The refund is booked as paid, but only ${formatCents(refundedCents)} went back.`
      findings.push({ kind: 'other-amount', ...about, amountCents: refund.amountCents, note })
    }
    if (!refund && refundedCents > 0 && refundedCents >= amountCents) {
      await recordProviderRefund(shop, chargeId)
      mended++
    }
  })
  return { ...answers, mended, findings }
}

function chargeProblem(truth: ProviderSession, payment: typeof payments.$inferSelect | null): string | null {
  if (!payment) return 'The shop has booked no payment for it.'
  if (truth.state !== 'paid') return 'The card company took no money for it.'
  return truth.charge.chargeId === payment.chargeId ? null : 'The card company knows it under another charge.'
}
