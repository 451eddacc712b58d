import type { DiscountKind } from '#contract/discounts/discount-kinds.ts'
import { discountName } from '#contract/discounts/discount-name.ts'
import { formatCents, toCents } from '#contract/money.ts'
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
  refunded = 0,
  credited = 0,
}: OrderSumsProps) {
  const rows = [
    [ordersMessages.subtotal, money(subTotal)],
    ...discounts.map((each) => [
      discountName(each),
      each.kind === 'free_shipping' ? ordersMessages.freeShipping : money(-each.amount),
    ]),
    [ordersMessages.shipping, shippingFee === 0 ? ordersMessages.free : money(shippingFee)],
    ...(includedTax > 0 ? [] : [[ordersMessages.tax, unknownTax ?? money(totalTax)]]),
  ]
  return (
    <dl className="space-y-2 tabular-nums">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-6">
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
      {refunded > 0 && (
        <div className="flex justify-between gap-6">
          <dt className="text-ink-soft">{ordersMessages.refundedSum}</dt>
          <dd>{money(-refunded)}</dd>
        </div>
      )}
      {credited > 0 && (
        <div className="flex justify-between gap-6">
          <dt className="text-ink-soft">{ordersMessages.creditedSum}</dt>
          <dd>{money(-credited)}</dd>
        </div>
      )}
    </dl>
  )
}
