import { formatCents, payInThree, toCents } from '#contract/money.ts'

/** The amount of each of three payments. Source: spec section 2, "Product detail". */
export function PayInThree({ price }: { price: number }) {
  const [first, second, third] = payInThree(toCents(price))
  const words =
    first === third
      ? `3 payments of ${formatCents(first)}`
      : first === second
        ? `two payments of ${formatCents(first)}, then ${formatCents(third)}`
        : `${formatCents(first)}, then two payments of ${formatCents(third)}`
  return <p className="text-small text-ink-soft">Pay in 3: {words}, no fees.</p>
}
