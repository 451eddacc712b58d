import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { limitPerItem } from '#contract/cart/limit-per-item.ts'
import type { CheckoutItem } from '#contract/checkout/wanted-products.ts'
import { conflict } from '#contract/errors.ts'
import { formatCents, toCents } from '#contract/money.ts'
import type { OfferedShipping } from '#contract/shipping/offered-shipping.ts'
import type { OwnRate } from '#contract/taxes/tax.ts'
import type { TaxMode, VatRate } from '#contract/taxes/tax-terms.ts'
import type { Tx } from '#db/open-database.ts'
import { products } from '#db/tables/products.ts'
import { addToCartMessages } from '#messages/en-US/add-to-cart.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import type { Buyer } from '../discounts/find-candidates.ts'
import { type DiscountQuote, quoteDiscounts, type UsedDiscount } from '../discounts/quote-discounts.ts'
import { refusedCode } from '../discounts/refusal-of.ts'
import { type PricedLine, priceLines } from '../products/price-lines.ts'
import { readSettings } from '../settings/read-settings.ts'
import { offerShipping } from '../shipping/offer-shipping.ts'

// The maximum charge: eight digits of the smallest unit. Source: Stripe's documentation of `amount`.
const maxCents = 999_999_99

/** A line with what discounts take off it. */
export type DiscountedLine = PricedLine & DiscountQuote['lines'][number]

export interface PricedCart {
  lines: DiscountedLine[]
  currency: string
  /** The countries that it can be shipped to; none means all. */
  countries: string[]
  /** Before discounts. */
  subtotalCents: number
  discountCents: number
  discounts: UsedDiscount[]
  /** The shipping methods that its card page offers, with their prices and days of arrival. */
  shipping: OfferedShipping[]
  taxRates: OwnRate[]
  taxMode: TaxMode
  vatRates: VatRate[]
  /** SHA-256 of items, prices and terms, which identifies the same cart. */
  hash: string
}

/** What the shopper saw and chose. */
interface Shown {
  /** Null if the caller does not compare it. */
  subTotal: number | null
  /** What discounts take off the items; null if the caller does not compare it. */
  discount: number | null
  country: string | null
  /** The pickup point; null for what is shipped. */
  pickup: string | null
  codes: readonly string[]
  buyer: Buyer
}

/**
 * Prices a cart, merging lines of the same variant. Refuses with 409 unavailable items, more than 100 of one item, a changed
 * subtotal or discount and a code that is not used, with a message that names them, and a country that the shop does not
 * ship to.
 */
export async function priceCart(tx: Tx, items: readonly CheckoutItem[], shown: Shown): Promise<PricedCart> {
  const { country, pickup, buyer, codes } = shown
  const { settings, now } = await readSettings(tx)
  const priced = await priceLines(tx, items)
  const lines = new Map<string, PricedLine>()
  for (const [at, line] of priced.entries()) {
    if (!line) throw conflict(apiCheckoutMessages.discontinued(await nameOf(tx, items[at])))
    const known = lines.get(line.variantId)
    lines.set(line.variantId, { ...line, quantity: line.quantity + (known?.quantity ?? 0) })
  }

  const merged = [...lines.values()]
  const tooMany = merged.find(({ quantity }) => quantity > limitPerItem)
  if (tooMany) throw conflict(addToCartMessages.limitPerItem)

  const subtotalCents = merged.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
  if (subtotalCents > maxCents) {
    throw conflict(apiCheckoutMessages.tooExpensive(formatCents(maxCents), settings.shop.name))
  }
  if (shown.subTotal !== null && subtotalCents !== toCents(shown.subTotal)) {
    throw conflict(apiCheckoutMessages.pricesChanged(formatCents(subtotalCents)))
  }
  const quote = await quoteDiscounts(tx, settings, { lines: merged, codes, buyer, country, pickup })
  const { discountCents, used, freeSpeeds } = quote
  const refused = quote.codes.find(({ refusal }) => refusal !== null)
  if (refused?.refusal) throw refusedCode(409, refused.refusal)
  if (shown.discount !== null && discountCents !== toCents(shown.discount)) {
    throw conflict(apiCheckoutMessages.discountsChanged(formatCents(discountCents)))
  }
  const offer = { items: merged, subtotalCents: subtotalCents - discountCents, freeSpeeds, country, pickup, now }
  const { shipping, countries } = await offerShipping(tx, settings, offer)
  const terms = {
    currency: settings.money.currency,
    countries,
    taxRates: settings.tax.rates,
    taxMode: settings.taxation.mode,
    vatRates: settings.taxation.vatRates,
  }
  const discounted = merged.map((line, at) => ({
    ...line,
    ...(quote.lines[at] ?? { discountCents: 0, creditCents: 0 }),
  }))
  // Another buyer's uses are other uses.
  const user = used.some(({ isPersonal }) => isPersonal) ? buyer.email : null
  return {
    ...{ lines: discounted, subtotalCents, discountCents, discounts: used, shipping, ...terms },
    hash: hashOf(discounted, shipping, [terms, used, user]),
  }
}

async function nameOf(tx: Tx, item: CheckoutItem | undefined): Promise<string> {
  const [known] = await tx
    .select({ name: products.name, status: products.status })
    .from(products)
    .where(inArray(products.id, item ? [item.productId] : []))
  if (!known || !item || known.status === 'draft') return apiCheckoutMessages.unknownItem
  const choice = [item.selectedColor, item.selectedSize !== null && apiCheckoutMessages.size(item.selectedSize)].filter(
    Boolean,
  )
  return choice.length > 0 ? `${known.name} (${choice.join(', ')})` : known.name
}

function hashOf(
  lines: readonly DiscountedLine[],
  shipping: readonly OfferedShipping[],
  terms: readonly unknown[],
): string {
  const facts = lines
    .map((line) => [line.variantId, line.quantity, line.unitPriceCents, line.discountCents, line.creditCents].join(' '))
    .sort()
  return (
    createHash('sha256')
      // Without the days of arrival: the same cart later keeps its card page.
      .update([...facts, JSON.stringify([...terms, shipping.map(({ arrival: _, ...method }) => method)])].join('\n'))
      .digest('hex')
  )
}
