import { formatCents, toCents } from '#contract/money.ts'

interface OrderSumsProps {
  /** All in dollars. */
  subTotal: number
  shippingFee: number
  totalTax: number
  grandTotal: number
}

const dollars = (amount: number) => formatCents(toCents(amount))

/** Subtotal, shipping, tax and total; shipping is "Free" without a fee. */
export function OrderSums({ subTotal, shippingFee, totalTax, grandTotal }: OrderSumsProps) {
  const rows = [
    ['Subtotal', dollars(subTotal)],
    ['Shipping', shippingFee === 0 ? 'Free' : dollars(shippingFee)],
    ['Tax', dollars(totalTax)],
  ]
  return (
    <dl className="space-y-2 tabular-nums">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-6">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 border-t border-line pt-3 text-lead">
        <dt>Total</dt>
        <dd>{dollars(grandTotal)}</dd>
      </div>
    </dl>
  )
}
