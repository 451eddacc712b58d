import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { limitPerItem } from '#contract/cart/limit-per-item.ts'
import type { CheckoutItem } from '#contract/checkout/calls.ts'
import { conflict } from '#contract/errors.ts'
import { formatCents, toCents } from '#contract/money.ts'
import type { OfferedShipping } from '#contract/shipping/offered-shipping.ts'
import type { OwnRate } from '#contract/taxes/tax.ts'
import type { TaxMode, VatRate } from '#contract/taxes/tax-terms.ts'
import type { Tx } from '#db/open-database.ts'
import { products } from '#db/tables/products.ts'
import { addToCartMessages } from '#messages/en-US/add-to-cart.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import { type PricedLine, priceLines } from '../products/price-lines.ts'
import { readSettings } from '../settings/read-settings.ts'
import { offerShipping } from '../shipping/offer-shipping.ts'

// The maximum charge: eight digits of the smallest unit. Source: Stripe's documentation of `amount`.
const maxCents = 999_999_99

export interface PricedCart {
  lines: PricedLine[]
  currency: string
  /** The countries that it can be shipped to; none means all. */
  countries: string[]
  subtotalCents: number
  /** The shipping methods that its card page offers, with their prices and days of arrival. */
  shipping: OfferedShipping[]
  taxRates: OwnRate[]
  taxMode: TaxMode
  vatRates: VatRate[]
  /** SHA-256 of items, prices and terms, which identifies the same cart. */
  hash: string
}

/**
 * Prices a cart, merging lines of the same variant. Refuses with 409 unavailable items, more than 100 of one item, and a
 * changed subtotal, with a message that names them, and a country that the shop does not ship to.
 */
export async function priceCart(
  tx: Tx,
  items: readonly CheckoutItem[],
  { subTotal, country }: { subTotal: number; country: string | null },
): Promise<PricedCart> {
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
  if (subtotalCents !== toCents(subTotal)) {
    throw conflict(apiCheckoutMessages.pricesChanged(formatCents(subtotalCents)))
  }
  const { shipping, countries } = await offerShipping(tx, settings, { items: merged, subtotalCents, country, now })
  const terms = {
    currency: settings.money.currency,
    countries,
    taxRates: settings.tax.rates,
    taxMode: settings.taxation.mode,
    vatRates: settings.taxation.vatRates,
  }
  return { lines: merged, subtotalCents, shipping, ...terms, hash: hashOf(merged, shipping, terms) }
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
  lines: readonly PricedLine[],
  shipping: readonly OfferedShipping[],
  terms: Pick<PricedCart, 'currency' | 'countries' | 'taxRates' | 'taxMode' | 'vatRates'>,
): string {
  const facts = lines
    .map(({ variantId, quantity, unitPriceCents }) => `${variantId} ${quantity} ${unitPriceCents}`)
    .sort()
  return (
    createHash('sha256')
      // Without the days of arrival: the same cart later keeps its card page.
      .update([...facts, JSON.stringify([terms, shipping.map(({ arrival: _, ...method }) => method)])].join('\n'))
      .digest('hex')
  )
}
