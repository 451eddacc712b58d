/**
 * Splits an amount in proportion to weights into whole cents that add up to it: each part is rounded down, and the
 * parts with the largest remainders carry the cents that are left. No part is greater than its weight where the amount
 * is not greater than all weights together. Amount and weights are not negative.
 */
export function spreadCents(amountCents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  // Beyond 2^53 a product of two amounts would not be exact.
  const exact = weights.map((weight) => BigInt(amountCents) * BigInt(weight))
  const parts = exact.map((share) => Number(share / BigInt(whole)))
  const left = amountCents - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: Number(share % BigInt(whole)) }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at)
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at))
  return parts.map((part, at) => (raised.has(at) ? part + 1 : part))
}
