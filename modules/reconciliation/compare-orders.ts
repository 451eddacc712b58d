import { and, desc, eq, sql } from 'drizzle-orm'
import type { ProviderSession } from '#adapters/payment/payment.ts'
import { formatCents } from '#contract/money.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { apiReconciliationMessages } from '#messages/en-US/api/reconciliation.ts'
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
  const findings: ReconciliationResult['findings'] = []
  let mended = 0
  const answers = await forEachProviderSession(shop, await listRecentOrders(shop), async (placed, session) => {
    findings.push(...differencesOf(placed, session))
    if (isRefundedElsewhere(placed, session)) {
      await recordProviderRefund(shop, session.charge.chargeId)
      mended++
    }
  })
  return { ...answers, mended, findings }
}

type PlacedOrder = Awaited<ReturnType<typeof listRecentOrders>>[number]

function listRecentOrders(shop: Shop) {
  return shop.db
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
}

function differencesOf(
  { order, payment, refund }: PlacedOrder,
  session: ProviderSession,
): ReconciliationResult['findings'] {
  const about = { orderId: order.id, sessionId: order.sessionId, since: order.createdAt }
  const findings: ReconciliationResult['findings'] = []
  const note = chargeProblem(session, payment)
  if (note) findings.push({ kind: 'order-without-charge', ...about, amountCents: order.totalCents, note })
  if (!payment || session.state !== 'paid') return findings

  const { amountCents, refundedCents } = session.charge
  if (amountCents !== order.totalCents) {
    const note = apiReconciliationMessages.otherAmount(formatCents(amountCents), formatCents(order.totalCents))
    findings.push({ kind: 'other-amount', ...about, amountCents, note })
  }
  if (refund?.state === 'done' && refundedCents < refund.amountCents) {
    const note = apiReconciliationMessages.otherRefund(formatCents(refundedCents))
    findings.push({ kind: 'other-amount', ...about, amountCents: refund.amountCents, note })
  }
  return findings
}

/** Whether a charge was refunded in full at the provider, without a refund in the shop. */
function isRefundedElsewhere(
  { payment, refund }: PlacedOrder,
  session: ProviderSession,
): session is Extract<ProviderSession, { state: 'paid' }> {
  if (!payment || refund || session.state !== 'paid') return false
  const { amountCents, refundedCents } = session.charge
  return refundedCents > 0 && refundedCents >= amountCents
}

function chargeProblem(session: ProviderSession, payment: typeof payments.$inferSelect | null): string | null {
  if (!payment) return apiReconciliationMessages.noPayment
  if (session.state !== 'paid') return apiReconciliationMessages.noCharge
  return session.charge.chargeId === payment.chargeId ? null : apiReconciliationMessages.otherCharge
}
