import type { orderLines } from '#db/tables/orders.ts'
import type { returnLines } from '#db/tables/returns.ts'

interface Exchanged {
  part: Pick<typeof returnLines.$inferSelect, 'ownPriceCents' | 'wantedPriceCents'>
  line: Pick<typeof orderLines.$inferSelect, 'unitPriceCents' | 'quantity' | 'discountCents'>
  /** The units that came back. */
  quantity: number
  /** What these units are worth after discounts, with the tax on top. */
  amountCents: number
}

/**
 * A line of the order of an exchange, in cents: of what was paid for the units that came back, the part that the prices of both
 * had when it was approved, with the same part of discount and tax. Never more than was paid.
 */
export function exchangedCents({ part, line, quantity, amountCents }: Exchanged) {
  const { ownPriceCents, wantedPriceCents } = part
  if (!ownPriceCents || !wantedPriceCents) throw new Error('The exchange was not approved')
  const listCents = line.unitPriceCents * quantity
  const offCents = Math.round((line.discountCents * quantity) / line.quantity)
  // The discount of some units is rounded; what they are worth is exact.
  const paidTaxCents = Math.max(0, amountCents - (listCents - offCents))
  // The product of two amounts may not be exact as a number.
  const partOf = (cents: number) => Number((BigInt(cents) * BigInt(wantedPriceCents)) / BigInt(ownPriceCents))
  const unitPriceCents = Math.max(1, partOf(line.unitPriceCents))
  const totalCents = Math.min(partOf(amountCents), amountCents)
  const taxCents = Math.min(partOf(paidTaxCents), totalCents)
  const discountCents = unitPriceCents * quantity + taxCents - totalCents
  if (discountCents >= 0) return { unitPriceCents, discountCents, taxCents, totalCents }
  // Rounding down the price of a unit took off more than the discount: the cents that are left stay with the buyer.
  return { unitPriceCents, discountCents: 0, taxCents, totalCents: unitPriceCents * quantity + taxCents }
}
