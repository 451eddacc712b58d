import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ProviderSession } from '#adapters/payment/payment.ts'
import { formatCents } from '#contract/money.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { apiReconciliationMessages } from '#messages/en-US/api/reconciliation.ts'
import type { Shop } from '../context.ts'
import { paidOrderId } from '../orders/lock-payments.ts'
import { recordProviderRefunds } from '../payments/record-charge.ts'
import { forEachProviderSession } from './for-each-provider-session.ts'
import type { ReconciliationResult } from './reconciliation-result.ts'

const daysBack = 7
const maxRows = 5_000

/**
 * Compares every payment for an order of the last week, by payment links too, and older ones refunded this week, with its charge
 * at the provider. Refunds made in the provider's dashboard are recorded; any other difference becomes a finding.
 */
export async function compareOrders(shop: Shop): Promise<ReconciliationResult> {
  const findings: ReconciliationResult['findings'] = []
  let mended = 0
  const answers = await forEachProviderSession(shop, await listRecentCharges(shop), async (placed, session) => {
    findings.push(...differencesOf(placed, session))
    if (isRefundedElsewhere(placed, session)) {
      if ((await recordProviderRefunds(shop, session.charge.chargeId)) > 0) mended++
    }
  })
  return { ...answers, mended, findings }
}

/** The payment of the charge that a refund is paid back to. */
const rootOf = sql<string>`coalesce(${payments.rootId}, ${payments.id})`

type OrderCharge = Awaited<ReturnType<typeof listRecentCharges>>[number]

function listRecentCharges({ db, payment }: Shop) {
  // Only what is done: a refund under way may be at the provider or not yet.
  const returned = db
    .select({
      rootId: rootOf.as('root'),
      cents: sql<number>`sum(${refunds.amountCents} - ${refunds.transferredCents})::int`.as('cents'),
      lastAt: sql`max(${refunds.doneAt})`.as('last_at'),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.state, 'done'))
    .groupBy(rootOf)
    .as('returned')
  const latestAt = sql`greatest(${orders.createdAt}, ${payments.paidAt}, ${returned.lastAt})`
  return (
    db
      .select({
        order: orders,
        payment: payments,
        returnedCents: returned.cents,
        providerSessionId: checkoutSessions.providerSessionId,
      })
      .from(orders)
      .leftJoin(payments, eq(paidOrderId, orders.id))
      // An order that has lost its payment still has its checkout.
      .innerJoin(checkoutSessions, eq(checkoutSessions.id, sql`coalesce(${payments.sessionId}, ${orders.sessionId})`))
      .leftJoin(returned, eq(returned.rootId, payments.id))
      .where(
        and(
          eq(checkoutSessions.provider, payment.name),
          // What was exchanged or replaced was paid with the charge of the first payment.
          isNull(payments.rootId),
          sql`${latestAt} > (select shop_now()) - ${daysBack} * interval '1 day'`,
        ),
      )
      .orderBy(desc(latestAt))
      .limit(maxRows)
  )
}

function differencesOf(
  { order, payment, returnedCents }: OrderCharge,
  session: ProviderSession,
): ReconciliationResult['findings'] {
  const about = {
    orderId: order.id,
    sessionId: payment?.sessionId ?? order.sessionId,
    since: payment?.paidAt ?? order.createdAt,
  }
  const dueCents = payment?.addsToOrderId ? payment.amountCents : order.totalCents
  const findings: ReconciliationResult['findings'] = []
  const note = chargeProblem(session, payment)
  if (note) findings.push({ kind: 'order-without-charge', ...about, amountCents: dueCents, note })
  if (!payment || session.state !== 'paid') return findings

  const { amountCents, refundedCents } = session.charge
  if (amountCents !== dueCents) {
    const note = apiReconciliationMessages.otherAmount(formatCents(amountCents), formatCents(dueCents))
    findings.push({ kind: 'other-amount', ...about, amountCents, note })
  }
  if (returnedCents && refundedCents < returnedCents) {
    const note = apiReconciliationMessages.otherRefund(formatCents(refundedCents))
    findings.push({ kind: 'other-amount', ...about, amountCents: returnedCents, note })
  }
  return findings
}

/** Whether more of a charge was refunded at the provider than the shop has booked. */
function isRefundedElsewhere(
  { payment, returnedCents }: OrderCharge,
  session: ProviderSession,
): session is Extract<ProviderSession, { state: 'paid' }> {
  return payment !== null && session.state === 'paid' && session.charge.refundedCents > (returnedCents ?? 0)
}

function chargeProblem(session: ProviderSession, payment: typeof payments.$inferSelect | null): string | null {
  if (!payment) return apiReconciliationMessages.noPayment
  if (session.state !== 'paid') return apiReconciliationMessages.noCharge
  return session.charge.chargeId === payment.chargeId ? null : apiReconciliationMessages.otherCharge
}
