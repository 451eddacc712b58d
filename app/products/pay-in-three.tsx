import { formatCents, payInThree, toCents } from '#contract/money.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'

/** The amount of each of three payments. Source: spec section 2, "Product detail". */
export function PayInThree({ price }: { price: number }) {
  const [first = '', second = '', third = ''] = payInThree(toCents(price)).map(formatCents)
  const words =
    first === third
      ? productPageMessages.payInThree(first)
      : first === second
        ? productPageMessages.payInThreeLastDiffers(first, third)
        : productPageMessages.payInThreeFirstDiffers(first, third)
  return <p className="text-small text-ink-soft">{words}</p>
}
