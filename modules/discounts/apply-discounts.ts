import type { DiscountKind } from '#contract/discounts/discount-kinds.ts'
import type { AppliedDiscount, AppliedDiscounts, CartDiscount, CartLine } from './cart-discount.ts'
import { shareOf, spendable, spreadDiscount } from './spread-discount.ts'
import { unitsGot } from './units-got.ts'

/** The order in which kinds are calculated, each on what those before it have left to pay. */
const turns: Record<DiscountKind, number> = {
  buy_x_get_y: 1,
  percent: 2,
  amount: 3,
  free_shipping: 4,
  store_credit: 5,
}

/**
 * What discounts take off a cart, all of them together. Percents are rounded half up once for all lines of a discount, then
 * spread over these lines by the largest remainder, so that lines always add up. Amounts are multiples of `step`, the smallest
 * amount that a card can be charged. A discount that takes nothing off is not used.
 */
export function applyDiscounts(
  lines: readonly CartLine[],
  discounts: readonly CartDiscount[],
  step: number,
): AppliedDiscounts {
  const left = lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity)
  const credit = lines.map(() => 0)
  const used: AppliedDiscount[] = []
  const inTurn = discounts.toSorted((one, other) => turns[one.kind] - turns[other.kind])
  for (const discount of inTurn) {
    const byLine = amounts[discount.kind](discount, lines, left, step)
    const amountCents = byLine.reduce((sum, cents) => sum + cents, 0)
    if (amountCents === 0 && discount.kind !== 'free_shipping') continue
    for (const [at, cents] of byLine.entries()) {
      left[at] = (left[at] ?? 0) - cents
      if (discount.kind === 'store_credit') credit[at] = (credit[at] ?? 0) + cents
    }
    used.push({ id: discount.id, amountCents, byLine })
  }
  return {
    used,
    lines: lines.map(({ unitPriceCents, quantity }, at) => ({
      discountCents: unitPriceCents * quantity - (left[at] ?? 0),
      creditCents: credit[at] ?? 0,
    })),
    freeSpeeds: freeSpeedsOf(discounts),
  }
}

type Amounts = (discount: CartDiscount, lines: readonly CartLine[], left: readonly number[], step: number) => number[]

const amounts: Record<DiscountKind, Amounts> = {
  percent({ rate, applies }, _lines, left, step) {
    const base = within(left, applies)
    return take(shareOf(sum(base), rate, step), base, step)
  },
  amount: ({ amountCents, applies }, _lines, left, step) => take(amountCents, within(left, applies), step),
  buy_x_get_y(discount, lines, left, step) {
    const got = unitsGot(lines, discount)
    const base = lines.map(({ unitPriceCents }, at) => Math.min(unitPriceCents * (got[at] ?? 0), left[at] ?? 0))
    return take(shareOf(sum(base), discount.rate, step), base, step)
  },
  free_shipping: (_discount, lines) => lines.map(() => 0),
  store_credit: ({ amountCents, applies }, _lines, left, step) => take(amountCents, within(left, applies), step),
}

function take(cents: number, base: readonly number[], step: number): number[] {
  return spreadDiscount(Math.min(cents, spendable(base, step)), base, step)
}

function within(left: readonly number[], applies: readonly boolean[]): number[] {
  return left.map((cents, at) => (applies[at] ? cents : 0))
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, each) => all + each, 0)
}

function freeSpeedsOf(discounts: readonly CartDiscount[]): AppliedDiscounts['freeSpeeds'] {
  const speeds = discounts.flatMap(({ freeSpeeds }) => freeSpeeds ?? [])
  return speeds.includes('all') ? 'all' : (speeds[0] ?? null)
}
