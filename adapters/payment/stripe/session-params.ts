import type Stripe from 'stripe'
import { listCountries } from '#contract/countries.ts'
import { chargeCurrency } from '#contract/money.ts'
import type { Basket } from '../payment.ts'

/** Where Stripe's card page takes no address. Source: Stripe's API reference, `shipping_address_collection`. */
const notServed = new Set('AS CC CU CX FM HM IR KP MH MP NF PW SY UM VI'.split(' '))

/** Everywhere the sandbox ships to, as far as Stripe does. */
export const stripeCountries = listCountries().flatMap(({ code }) => (notServed.has(code) ? [] : [code]))

// Stripe closes a page no sooner than half an hour after it was asked to open it; our clock is not its clock, and the
// asking takes a moment. The shop closes the page itself when the time of its reservation is over.
const leewaySeconds = 120

/** What Stripe is asked to open a card page for: cards only, in dollars, at the shop's own prices. */
export function sessionParams(basket: Basket, { isTaxed }: { isTaxed: boolean }): Stripe.Checkout.SessionCreateParams {
  const { reference, email } = basket
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    submit_type: 'pay',
    client_reference_id: reference,
    metadata: { reference },
    payment_intent_data: { metadata: { reference } },
    // Ways to pay that settle days later would have to hold the goods as long.
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    automatic_tax: { enabled: isTaxed },
    line_items: basket.lines.map((line) => lineParams(line, isTaxed)),
    shipping_options: basket.shipping.map((offered) => shippingParams(offered, isTaxed)),
    shipping_address_collection: { allowed_countries: stripeCountries },
    phone_number_collection: { enabled: true },
    expires_at: Math.floor(basket.expiresAt.getTime() / 1_000) + leewaySeconds,
    success_url: basket.successUrl.replace('{SESSION_ID}', '{CHECKOUT_SESSION_ID}'),
    cancel_url: basket.cancelUrl,
    ...(email && { customer_email: email }),
  }
}

function lineParams(
  { name, sku, image, priceId, unitPriceCents, quantity }: Basket['lines'][number],
  isTaxed: boolean,
): Stripe.Checkout.SessionCreateParams.LineItem {
  if (priceId) return { price: priceId, quantity }
  return {
    quantity,
    price_data: {
      currency: chargeCurrency,
      unit_amount: unitPriceCents,
      ...(isTaxed && { tax_behavior: 'exclusive' }),
      product_data: {
        name,
        metadata: { sku },
        // Stripe fetches images over the open net only.
        ...(image.startsWith('https://') && { images: [image] }),
      },
    },
  }
}

function shippingParams(
  { option, label, cents }: Basket['shipping'][number],
  isTaxed: boolean,
): Stripe.Checkout.SessionCreateParams.ShippingOption {
  return {
    shipping_rate_data: {
      type: 'fixed_amount',
      display_name: label,
      fixed_amount: { amount: cents, currency: chargeCurrency },
      metadata: { option },
      ...(isTaxed && { tax_behavior: 'exclusive', tax_code: 'txcd_92010001' }),
    },
  }
}
