import { applyDiscounts } from './apply-discounts.ts'
import type { AppliedDiscounts, CartDiscount, CartLine } from './cart-discount.ts'

interface Terms {
  /** The smallest amount that a card can be charged. */
  step: number
  /** What free shipping saves at most, as far as it is for these speeds. */
  shippingSavedCents: (speeds: NonNullable<AppliedDiscounts['freeSpeeds']>) => number
}

/**
 * Chooses which of the discounts that a cart may have it gets: either one alone, or all that can be combined, whatever takes
 * off most; of two that take off the same, the one that the shopper entered a code for. Store credit is added to either.
 */
export function chooseDiscounts(
  lines: readonly CartLine[],
  discounts: readonly CartDiscount[],
  { step, shippingSavedCents }: Terms,
): AppliedDiscounts {
  const credit = discounts.filter(({ kind }) => kind === 'store_credit')
  const others = discounts.filter(({ kind }) => kind !== 'store_credit')
  const choices = [
    others.filter(({ isCombinable }) => isCombinable),
    ...others.filter(({ isCombinable }) => !isCombinable).map((each) => [each]),
  ]
  const rated = choices.map((chosen) => {
    const { lines: taken, freeSpeeds } = applyDiscounts(lines, chosen, step)
    const itemsCents = taken.reduce((sum, { discountCents }) => sum + discountCents, 0)
    const codes = chosen.filter(({ isCode }) => isCode).length
    return { chosen, codes, savedCents: itemsCents + (freeSpeeds ? shippingSavedCents(freeSpeeds) : 0) }
  })
  const [best] = rated.toSorted((one, other) => other.savedCents - one.savedCents || other.codes - one.codes)
  return applyDiscounts(lines, [...(best?.chosen ?? []), ...credit], step)
}
