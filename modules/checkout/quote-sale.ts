import type { Quote } from '#contract/checkout/quote.ts'
import { conflict } from '#contract/errors.ts'
import { toAmount } from '#contract/money.ts'
import type { OfferedShipping } from '#contract/shipping/offered-shipping.ts'
import { addedTaxCents, includedTax } from '#contract/taxes/tax-terms.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import type { PricedCart } from './price-cart.ts'
import { shippingLabel } from './shipping-label.ts'

/** What a cart comes to at an address, by the same rules as the card page. Amounts are in cents. */
export interface SaleQuote {
  shipping: OfferedShipping
  taxCents: number
  included: { rate: number; cents: number }
  amountCents: number
}

/** Calculates it; refuses with 409 a shipping method that the cart does not have. Without `option` it is the first. */
export function quoteSale(
  cart: PricedCart,
  option: string | null,
  buyerAddress: { country: string; state: string },
): SaleQuote {
  const shipping = option === null ? cart.shipping[0] : cart.shipping.find((each) => each.option === option)
  if (!shipping) throw conflict(apiCheckoutMessages.shippingGone)
  // What is picked up is sold where it is picked up.
  const address = shipping.pickup ?? buyerAddress
  const itemsCents = cart.subtotalCents - cart.discountCents
  const taxCents = addedTaxCents(itemsCents, address, cart)
  const amountCents = itemsCents + shipping.cents + taxCents
  return { shipping, taxCents, included: includedTax(amountCents, address.country, cart), amountCents }
}

/** A quote as callers read it. */
export function showQuote(
  cart: PricedCart,
  { shipping, taxCents, included, amountCents }: SaleQuote,
  country: string,
): Quote {
  return {
    subTotal: toAmount(cart.subtotalCents),
    discounts: cart.discounts.map(({ title, code, kind, amountCents }) => {
      return { title, code, kind, amount: toAmount(amountCents) }
    }),
    shipping: cart.shipping.map((offered) => ({
      option: offered.option,
      label: shippingLabel(offered),
      price: toAmount(offered.cents),
      arrival: offered.holdsIn === null || offered.holdsIn === country ? offered.arrival : null,
    })),
    option: shipping.option,
    shippingFee: toAmount(shipping.cents),
    totalTax: toAmount(taxCents),
    includedTax: toAmount(included.cents),
    includedTaxRate: included.rate,
    grandTotal: toAmount(amountCents),
  }
}
