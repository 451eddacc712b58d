import type { Payment } from '#adapters/payment/payment.ts'
import type { openStripeDouble } from '#test/stripe/open-double.ts'
import { basketOf } from './basket.ts'

/** A basket that was paid at the Stripe double, which then clears its recorded requests. */
export async function paidCharge(payment: Payment, double: Awaited<ReturnType<typeof openStripeDouble>>) {
  const { sessionId } = await payment.startCheckout(basketOf())
  double.pay(sessionId)
  const { charge } = await payment.findSession(sessionId)
  double.requests.length = 0
  return { sessionId, chargeId: charge?.chargeId ?? '' }
}
