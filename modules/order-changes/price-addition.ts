import type { RefundableOrder } from '../payments/read-refundable.ts'

interface Addition {
  /** The line that it is added for. */
  paid: Pick<RefundableOrder['lines'][number], 'line' | 'grossCents' | 'taxCents'>
  /** The units of that line that are removed, and what they were paid with; 0 for none. */
  removed: { quantity: number; amountCents: number }
  /** Today's prices of what was bought and of what is added. */
  ownPriceCents: number
  wantedPriceCents: number
  quantity: number
}

/**
 * The price of units that are added for a line, in cents: what was paid for the line, with its discount and tax, in the proportion
 * of today's prices. For as many units of the same price it is to the cent what the removed units were paid with.
 */
export function priceAddition({ paid, removed, ownPriceCents, wantedPriceCents, quantity }: Addition) {
  const { line, grossCents, taxCents: paidTaxCents } = paid
  const basis = removed.quantity > 0 ? removed : { quantity: line.quantity, amountCents: grossCents }
  // The product of three amounts may not be exact as a number.
  const partOf = (cents: number, of: number) =>
    Number((BigInt(cents) * BigInt(wantedPriceCents) * BigInt(quantity)) / (BigInt(ownPriceCents) * BigInt(of)))
  const unitPriceCents = Math.max(1, Math.floor(partOf(line.unitPriceCents, quantity)))
  const totalCents = partOf(basis.amountCents, basis.quantity)
  const taxCents = Math.min(partOf(paidTaxCents, line.quantity), totalCents)
  const discountCents = unitPriceCents * quantity + taxCents - totalCents
  if (discountCents >= 0 && discountCents <= unitPriceCents * quantity)
    return { unitPriceCents, discountCents, taxCents, totalCents }
  // Rounding the price of a unit took off more than the discount: the cents that are left stay with the buyer.
  return { unitPriceCents, discountCents: 0, taxCents, totalCents: unitPriceCents * quantity + taxCents }
}
