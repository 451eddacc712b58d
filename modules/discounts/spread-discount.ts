import { spreadCents } from '#contract/taxes/spread-cents.ts'

/**
 * Splits what a discount takes off over lines, in proportion to what is left to pay of each, by the largest remainder. The
 * parts are multiples of `step`, add up to the amount and are never more than what is left of their line, where the
 * amount is such a multiple and not more than `spendable`. Amounts are the smallest units of a currency.
 */
export function spreadDiscount(amountCents: number, left: readonly number[], step: number): number[] {
  const weights = left.map((cents) => Math.floor(cents / step))
  return spreadCents(Math.floor(amountCents / step), weights).map((part) => part * step)
}

/** The most that can be taken off lines in multiples of `step`. */
export function spendable(left: readonly number[], step: number): number {
  return left.reduce((sum, cents) => sum + Math.floor(cents / step) * step, 0)
}

/** A rate in thousandths of a percent of an amount, rounded half up to a multiple of `step`. */
export function shareOf(cents: number, rate: number, step: number): number {
  return Math.floor((2 * cents * rate + 100_000 * step) / (200_000 * step)) * step
}
