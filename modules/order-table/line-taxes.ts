import { toCents } from '#contract/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { taxShares } from '#contract/taxes/tax-shares.ts'
import type { TaxMode } from '#contract/taxes/tax-terms.ts'

export type Line = Order['orderDetails'][number]

/** The tax of each line and of shipping at the end, in cents; null where only that of the order is known. */
export function lineTaxes(order: Order, taxMode: TaxMode): number[] | null {
  const taxes = order.orderDetails.map(() => 0)
  let shippingTax = 0
  for (const { lines, ...sale } of salesOf(order)) {
    const shares = taxShares(
      { ...sale, taxMode },
      lines.map(({ line }) => totalOf(line)),
    )
    if (!shares) return null
    for (const [place, { at }] of lines.entries()) taxes[at] = shares[place] ?? 0
    if (sale.changeId === null) shippingTax = shares.at(-1) ?? 0
  }
  return [...taxes, shippingTax]
}

/** What was ordered at first, and what each change added, with the tax of each and its lines by their place in the order. */
export function salesOf(order: Order) {
  const changes = order.changes.map(({ _id, tax, includedTax }) => ({
    changeId: _id,
    taxCents: toCents(tax),
    includedTaxCents: toCents(includedTax),
    shippingCents: 0,
  }))
  const first = {
    changeId: null,
    taxCents: toCents(order.totalTax),
    includedTaxCents: toCents(order.includedTax),
    shippingCents: toCents(order.shippingFee),
  }
  return [first, ...changes].map((sale) => ({
    ...sale,
    lines: order.orderDetails.flatMap((line, at) => (line.changeId === sale.changeId ? [{ line, at }] : [])),
  }))
}

/** What was paid for a line, without tax on top. */
export function totalOf({ unitPrice, quantity, discount }: Line): number {
  return toCents(unitPrice) * quantity - toCents(discount)
}
