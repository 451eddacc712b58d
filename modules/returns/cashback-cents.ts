interface Kept {
  /** What was paid for all units of each line, and how many of them were kept. */
  lines: readonly { paidCents: number; quantity: number; kept: number }[]
  /** What was refunded without naming units. */
  refundedApartCents: number
}

/** The cashback of an order in cents, rounded down: `rate` thousandths of a percent of what was paid for what was kept. */
export function cashbackCents({ lines, refundedApartCents }: Kept, rate: number): number {
  const paid = lines.reduce((sum, { paidCents, quantity, kept }) => sum + Math.floor((paidCents * kept) / quantity), 0)
  return Math.floor((Math.max(0, paid - refundedApartCents) * rate) / 100_000)
}
