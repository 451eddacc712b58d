import type { DiscountKind } from '#contract/discounts/discount-kinds.ts'
import { discountName } from '#contract/discounts/discount-name.ts'
import { formatCents, toAmount, toCents } from '#contract/money.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'

interface OrderSumsProps {
  /** All in the shop's currency. */
  /** Before discounts. */
  subTotal: number
  discounts: readonly { title: string; code: string | null; kind: DiscountKind; amount: number }[]
  shippingFee: number
  totalTax: number
  grandTotal: number
  /** The VAT that the total includes, and its rate in thousandths of a percent. */
  includedTax: number
  includedTaxRate: number
  /** Stands for a tax that is not known yet. */
  unknownTax?: string | null
  /** What changes of the order added to it. */
  changes?: readonly { total: number }[]
  /** What of it was paid with items that were replaced. */
  moved?: number
  /** What has been refunded so far. */
  refunded?: number
  /** What became another order or store credit, for returns. */
  credited?: number
}

const money = (amount: number) => formatCents(toCents(amount))

/** Subtotal, discounts, shipping, tax and total; shipping is "Free" without a fee. */
export function OrderSums({
  subTotal,
  discounts,
  shippingFee,
  totalTax,
  grandTotal,
  includedTax,
  includedTaxRate,
  unknownTax = null,
  changes = [],
  moved = 0,
  refunded = 0,
  credited = 0,
}: OrderSumsProps) {
  const added = toAmount(changes.reduce((sum, { total }) => sum + toCents(total), 0))
  const later = [
    [ordersMessages.addedSum, added],
    [ordersMessages.movedSum, -moved],
    [ordersMessages.refundedSum, -refunded],
    [ordersMessages.creditedSum, -credited],
  ] as const
  // Two discounts may have the same name where their codes are hidden.
  const rows = [
    { key: 'subtotal', name: ordersMessages.subtotal, value: money(subTotal) },
    ...discounts.map((each, at) => ({
      key: `discount ${at}`,
      name: discountName(each),
      value: each.kind === 'free_shipping' ? ordersMessages.freeShipping : money(-each.amount),
    })),
    {
      key: 'shipping',
      name: ordersMessages.shipping,
      value: shippingFee === 0 ? ordersMessages.free : money(shippingFee),
    },
    ...(includedTax > 0 ? [] : [{ key: 'tax', name: ordersMessages.tax, value: unknownTax ?? money(totalTax) }]),
  ]
  return (
    <dl className="space-y-2 tabular-nums">
      {rows.map(({ key, name, value }) => (
        <div key={key} className="flex justify-between gap-6">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-end">{value}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 border-t border-line pt-3 text-lead">
        <dt>{ordersMessages.total}</dt>
        <dd>{money(grandTotal)}</dd>
      </div>
      {includedTax > 0 && (
        <div className="flex justify-between gap-6 text-small text-ink-soft">
          <dt>{ordersMessages.includedTax(String(includedTaxRate / 1_000))}</dt>
          <dd>{money(includedTax)}</dd>
        </div>
      )}
      {later.map(
        ([name, value]) =>
          value !== 0 && (
            <div key={name} className="flex justify-between gap-6">
              <dt className="text-ink-soft">{name}</dt>
              <dd>{money(value)}</dd>
            </div>
          ),
      )}
      {added > 0 && (
        <div className="flex justify-between gap-6 border-t border-line pt-3">
          <dt>{ordersMessages.totalNow}</dt>
          <dd>{formatCents(later.reduce((sum, [, value]) => sum + toCents(value), toCents(grandTotal)))}</dd>
        </div>
      )}
    </dl>
  )
}
