import type Stripe from 'stripe'
import { countryCodes, countryInSentence } from '#contract/countries.ts'
import { ownValue } from '#contract/own-value.ts'
import type { PaymentMethod } from '#contract/payments/methods.ts'
import { sellsTo } from '#contract/settings/place-fields.ts'
import { arrivalInWords } from '#contract/shipping/arrival-dates.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import type { Locale } from '#messages/locales.ts'
import type { Basket } from '../payment.ts'
import { toStripeAmount } from './stripe-amounts.ts'

/** Countries that Stripe does not ship to. Source: Stripe's API reference, `shipping_address_collection`. */
const unsupportedCountries = new Set('AS CC CU CX FM HM IR KP MH MP NF PW SY UM VI'.split(' '))

/** The countries of these that Stripe ships to; of all where none are named. */
export function stripeCountries(sold: readonly string[]) {
  return countryCodes.flatMap((code) =>
    sellsTo(sold, code) && !unsupportedCountries.has(code) ? [code as AllowedCountry] : [],
  )
}

type AllowedCountry = Stripe.Checkout.SessionCreateParams.ShippingAddressCollection.AllowedCountry

type AllowedType = Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType

// Stripe requires at least 30 minutes from its own clock, so this allows for clock drift and latency. The shop expires the
// session itself when the reservation ends.
const leewaySeconds = 120

const stripeLocales: Record<Locale, Stripe.Checkout.SessionCreateParams.Locale> = { 'en-US': 'en', de: 'de' }

/** Whether Stripe Tax adds tax: the owner's choice; STRIPE_TAX=1 turns it on for the sales tax of states. */
export function isStripeTax({ taxMode }: Basket, settings: { isTaxed: boolean }): boolean {
  return taxMode === 'stripe_tax' || (settings.isTaxed && taxMode === 'us_sales')
}

/** The parameters of a checkout session, at the shop's prices; discounts are the coupon. */
export function sessionParams(
  basket: Basket,
  settings: { isTaxed: boolean; coupon: string | null },
): Stripe.Checkout.SessionCreateParams {
  const isTaxed = isStripeTax(basket, settings)
  const { reference, currency, email } = basket
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    locale: stripeLocales[basket.locale],
    submit_type: 'pay',
    client_reference_id: reference,
    metadata: { reference },
    payment_intent_data: { metadata: { reference } },
    // Stripe offers of these what is turned on in its dashboard.
    allowed_payment_method_types: basket.methods.map((method) => typeOf(method, currency)),
    // Stripe shows Link beside cards unless it is told not to.
    ...(!basket.methods.includes('wallets') && { wallet_options: { link: { display: 'never' } } }),
    adaptive_pricing: { enabled: false },
    automatic_tax: { enabled: isTaxed },
    line_items: basket.lines.map((line) => lineParams(line, currency, isTaxed)),
    ...(basket.shipping.length > 0 && {
      shipping_options: basket.shipping.map((offered) => shippingParams(offered, currency, isTaxed)),
      ...(!basket.pickedUpIn && {
        shipping_address_collection: { allowed_countries: stripeCountries(basket.countries) },
      }),
      phone_number_collection: { enabled: true },
    }),
    expires_at: Math.floor(basket.expiresAt.getTime() / 1_000) + leewaySeconds,
    success_url: basket.successUrl.replace('{SESSION_ID}', '{CHECKOUT_SESSION_ID}'),
    cancel_url: basket.cancelUrl,
    ...(settings.coupon && { discounts: [{ coupon: settings.coupon }] }),
    ...(email && { customer_email: email }),
  }
}

const debits: Readonly<Record<string, AllowedType>> = {
  EUR: 'sepa_debit',
  USD: 'us_bank_account',
  GBP: 'bacs_debit',
  AUD: 'au_becs_debit',
  NZD: 'nz_bank_account',
  CAD: 'acss_debit',
}

/** What Stripe calls a way to pay. */
function typeOf(method: PaymentMethod, currency: string): AllowedType {
  const types: Record<PaymentMethod, AllowedType> = {
    card: 'card',
    wallets: 'link',
    klarna: 'klarna',
    afterpay: 'afterpay_clearpay',
    paypal: 'paypal',
    ideal: 'ideal',
    bankDebit: ownValue(debits, currency) ?? 'card',
  }
  return types[method]
}

function lineParams(
  { name, sku, image, priceId, unitPriceCents, quantity }: Basket['lines'][number],
  currency: string,
  isTaxed: boolean,
): Stripe.Checkout.SessionCreateParams.LineItem {
  if (priceId) return { price: priceId, quantity }
  return {
    quantity,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: toStripeAmount(unitPriceCents, currency),
      ...(isTaxed && { tax_behavior: 'exclusive' }),
      product_data: {
        name,
        metadata: { sku },
        // Stripe needs public HTTPS URLs for images.
        ...(image.startsWith('https://') && { images: [image] }),
      },
    },
  }
}

function shippingParams(
  { option, label, cents, arrival, holdsIn }: Basket['shipping'][number],
  currency: string,
  isTaxed: boolean,
): Stripe.Checkout.SessionCreateParams.ShippingOption {
  return {
    shipping_rate_data: {
      type: 'fixed_amount',
      display_name: nameOf(label, arrival && arrivalInWords(arrival), holdsIn),
      fixed_amount: { amount: toStripeAmount(cents, currency), currency: currency.toLowerCase() },
      metadata: { option },
      ...(isTaxed && { tax_behavior: 'exclusive', tax_code: 'txcd_92010001' }),
    },
  }
}

function nameOf(label: string, days: string | null, country: string | null): string {
  if (days === null) return label
  if (country === null) return apiCheckoutMessages.arrives(label, days)
  return apiCheckoutMessages.arrivesIn(label, days, countryInSentence(country))
}
