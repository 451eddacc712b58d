import { readFileSync } from 'node:fs'
import { type Form, listIn, partIn, textIn } from './read-form.ts'
import { missing, StripeRefusal, wrong } from './stripe-refusal.ts'

/** Every field the double accepts, with `*` for list indexes and metadata keys. */
const known = new Set(
  [
    'mode ui_mode locale submit_type client_reference_id metadata.* payment_intent_data.metadata.* customer_email',
    'allowed_payment_method_types.* wallet_options.link.display adaptive_pricing.enabled automatic_tax.enabled expires_at success_url cancel_url',
    'line_items.*.price line_items.*.quantity line_items.*.price_data.currency line_items.*.price_data.unit_amount',
    'line_items.*.price_data.tax_behavior line_items.*.price_data.product_data.name',
    'line_items.*.price_data.product_data.metadata.* line_items.*.price_data.product_data.images.*',
    'shipping_address_collection.allowed_countries.* phone_number_collection.enabled',
    ...['type', 'display_name', 'fixed_amount.amount', 'fixed_amount.currency', 'metadata.*', 'tax_behavior'].map(
      (field) => `shipping_options.*.shipping_rate_data.${field}`,
    ),
    'shipping_options.*.shipping_rate_data.tax_code expand.* discounts.*.coupon',
  ].flatMap((row) => row.split(' ')),
)

/** The countries of the API version that the client was made for. */
const types = readFileSync('node_modules/stripe/esm/resources/Checkout/Sessions.d.ts', 'utf8')
const countries = new Set(/type AllowedCountry = ([^;]+)/.exec(types)?.[1]?.match(/[A-Z]{2}(?=')/g))

/** Refuses what Stripe refuses when a session is created. */
export function checkSessionForm(form: Form, nowSeconds: number): void {
  const strange = pathsOf(form).find((path) => !known.has(generalOf(path)))
  if (strange) {
    throw new StripeRefusal(400, {
      code: 'parameter_unknown',
      param: strange,
      message: `Received unknown parameter: ${strange}`,
    })
  }
  if (textIn(form, 'mode') !== 'payment') throw missing('mode')
  if (textIn(form, 'ui_mode') !== 'hosted_page') throw wrong('ui_mode', 'The double has the hosted page only.')
  for (const param of ['success_url', 'cancel_url']) {
    if (!URL.canParse(textIn(form, param))) throw wrong(param, `Not a valid URL: ${param}`)
  }
  const seconds = Number(textIn(form, 'expires_at')) - nowSeconds
  if (!(seconds >= 1_800 && seconds <= 86_400)) {
    throw wrong('expires_at', 'The `expires_at` timestamp must be from 30 minutes to 24 hours from now.')
  }
  if (listIn(form, 'line_items').length === 0) throw missing('line_items')
  const currency = currencyIn(form)
  for (const line of listIn(form, 'line_items')) checkLine(line, currency)
  for (const offered of listIn(form, 'shipping_options')) checkShipping(partIn(offered, 'shipping_rate_data'), currency)
  for (const code of Object.values(partIn(form, 'shipping_address_collection', 'allowed_countries'))) {
    if (!countries.has(String(code))) throw wrong('shipping_address_collection[allowed_countries]', `No such ${code}`)
  }
}

/** The one currency of a session; prices stored at Stripe are in dollars. */
export function currencyIn(form: Form): string {
  const [first] = listIn(form, 'line_items')
  return (first && textIn(first, 'price_data', 'currency')) || 'usd'
}

function checkLine(line: Form, currency: string): void {
  if (!isWhole(textIn(line, 'quantity')) || textIn(line, 'quantity') === '0') throw missing('line_items[quantity]')
  if (textIn(line, 'price')) return
  const price = partIn(line, 'price_data')
  if (!/^[a-z]{3}$/.test(currency) || textIn(price, 'currency') !== currency)
    throw missing('line_items[price_data][currency]')
  if (!isWhole(textIn(price, 'unit_amount'))) throw wrong('line_items[price_data][unit_amount]', 'Invalid integer')
  if (!textIn(price, 'product_data', 'name')) throw missing('line_items[price_data][product_data][name]')
}

function checkShipping(rate: Form, currency: string): void {
  if (!textIn(rate, 'display_name')) throw missing('shipping_options[shipping_rate_data][display_name]')
  if (!isWhole(textIn(rate, 'fixed_amount', 'amount')) || textIn(rate, 'fixed_amount', 'currency') !== currency) {
    throw missing('shipping_options[shipping_rate_data][fixed_amount]')
  }
}

const isWhole = (text: string) => /^\d{1,8}$/.test(text)

function pathsOf(form: Form, before = ''): string[] {
  return Object.entries(form).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name] : pathsOf(value, `${before}${name}.`),
  )
}

function generalOf(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '.*').replace(/metadata\.[^.]+$/, 'metadata.*')
}
