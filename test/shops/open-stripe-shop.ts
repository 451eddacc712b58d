import { onTestFinished } from 'vitest'
import { stripePayment } from '#adapters/payment/stripe/stripe-payment.ts'
import { cartOf, sessionIdOf } from '../buy.ts'
import { createTestShop } from '../create-test-shop.ts'
import { expectConsistentShop } from '../expect-consistent-shop.ts'
import { openStripeDouble } from '../stripe/open-double.ts'
import { expectSoundLedger } from '../stripe/sound-ledger.ts'

/** A shop that sells through the double of Stripe, which delivers its events to `url`. */
export async function openStripeShop() {
  const double = await openStripeDouble({ seed: 7 })
  onTestFinished(double.close)
  const shop = await createTestShop({ payment: () => stripePayment(double.settings) })
  const { url } = await shop.listen()

  /** A guest on the card page with one unit of a product for $60.00. */
  async function open(onHand: number | null = 10) {
    const product = await shop.product({ priceCents: 60_00, onHand })
    const buyer = shop.guest()
    const { url } = await shop.as(buyer).checkout.createCheckoutSession(cartOf(product))
    return { sessionId: sessionIdOf(url), product, buyer }
  }

  /** The same, paid, of which the shop has not heard yet. */
  async function paid() {
    const session = await open()
    double.pay(session.sessionId)
    const { charge } = await shop.payment.findSession(session.sessionId)
    return { ...session, chargeId: charge?.chargeId ?? '' }
  }

  async function expectSound() {
    await expectConsistentShop(shop)
    await expectSoundLedger(shop, double)
  }
  return { double, shop, url, open, paid, expectSound }
}
