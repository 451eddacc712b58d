import type { Order } from '#contract/orders/order.ts'
import { spreadCents } from '#contract/taxes/spread-cents.ts'
import { taxOnTop } from '#contract/taxes/tax-shares.ts'
import type { TaxMode } from '#contract/taxes/tax-terms.ts'
import { type Line, salesOf, totalOf } from './line-taxes.ts'
import type { RefundedLine, RefundedOrder } from './read-refunded.ts'

/**
 * What was refunded of the lines of a canceled order, before and by its cancellation: the units that were left, and of the money
 * the share of what they and shipping are worth.
 */
export function canceledLines(order: Order, taxMode: TaxMode, refunded: RefundedOrder): Map<string, RefundedLine> {
  const found = salesOf(order).flatMap(({ lines, ...sale }) => {
    const { changeId, shippingCents } = sale
    const onTop = taxOnTop(
      { ...sale, taxMode },
      lines.map(({ line }) => totalOf(line)),
    )
    const worths = lines.map(({ line }, place) => worthOf(line, onTop[place] ?? 0, refunded.lines.get(line._id)))
    const shippingWorth = refunded.hasShipping ? 0 : shippingCents + (onTop[lines.length] ?? 0)
    const all = [...worths, shippingWorth]
    const worth = all.reduce((sum, cents) => sum + cents, 0)
    const shares = spreadCents(Math.min(worth, refunded.canceledCents.get(changeId) ?? 0), all)
    return lines.map(({ line }, place): [string, RefundedLine] => {
      const before = refunded.lines.get(line._id)?.cents ?? 0
      return [line._id, { units: line.quantity, cents: before + (shares[place] ?? 0) }]
    })
  })
  return new Map(found)
}

/** What the units of a line that were not refunded before are worth, in cents. */
function worthOf(line: Line, taxCents: number, before: RefundedLine | undefined): number {
  const gross = totalOf(line) + taxCents
  return gross - Math.floor((gross * (before?.units ?? 0)) / line.quantity)
}
