import Stripe from 'stripe'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import type { Basket } from '../payment.ts'
import { toStripeAmount } from './stripe-amounts.ts'

/** Source: Stripe's API reference, `name` of a coupon. */
const maxNameLength = 40
const daySeconds = 86_400

/**
 * Creates the coupon that takes the discounts of a basket off its session, for one payment; null if there are none. Its ID is
 * ours, so a second try finds the first one's coupon.
 */
export async function createCoupon(stripe: Stripe, basket: Basket): Promise<string | null> {
  const { reference, currency, discounts, expiresAt } = basket
  const taken = discounts.filter(({ cents }) => cents > 0)
  if (taken.length === 0) return null
  const name = taken.map(({ label }) => label).join(', ')
  const id = `vitrine-${reference}`
  try {
    await stripe.coupons.create(
      {
        id,
        name: name.length > maxNameLength ? apiCheckoutMessages.discounts : name,
        amount_off: toStripeAmount(discountOf(basket), currency),
        currency: currency.toLowerCase(),
        duration: 'once',
        max_redemptions: 1,
        redeem_by: Math.floor(expiresAt.getTime() / 1_000) + daySeconds,
      },
      // The shopper is waiting.
      { maxNetworkRetries: 1 },
    )
  } catch (error) {
    const isKnown = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_already_exists'
    if (!isKnown) throw error
  }
  return id
}

/** What the discounts of a basket take off its lines. */
export function discountOf({ discounts }: Pick<Basket, 'discounts'>): number {
  return discounts.reduce((sum, { cents }) => sum + cents, 0)
}
