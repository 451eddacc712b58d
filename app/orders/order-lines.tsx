import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import { formatCents, toCents } from '#contract/money.ts'
import type { Size } from '#contract/products/size.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'

interface Line {
  _id: string
  productId: string
  name: string
  path: string
  image: string
  quantity: number
  selectedColor: string | null
  selectedSize: Size | null
  sizeLabel: string | null
  /** The unit price. */
  price: number
  /** What discounts took off the line. */
  discount: number
  /** The units that were removed from the order before it was shipped. */
  removed?: number
}

/** The items of an order, each with its image and a link to the product. */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li key={line._id} className="flex gap-4 py-4">
          <Image
            image={{ src: line.image, alt: line.name, tint: 'var(--color-linen)' }}
            sizes="80px"
            className="w-20 shrink-0"
            isDecorative
          />
          <div className="flex min-w-0 grow flex-col gap-1 sm:flex-row sm:justify-between sm:gap-6">
            <div className="min-w-0">
              <Link to={`/shop/${line.path}/${line.productId}`} className="link font-medium">
                {line.name}
              </Link>
              <p className="text-small text-ink-soft">{describeChoice(line)}</p>
              <p className="text-small text-ink-soft tabular-nums">
                {ordersMessages.quantity(line.quantity, formatCents(toCents(line.price)))}
              </p>
              {line.removed ? (
                <p className="text-small font-medium">{ordersMessages.removedUnits(line.removed, line.quantity)}</p>
              ) : null}
              {line.discount > 0 && (
                <p className="text-small text-accent tabular-nums">
                  {ordersMessages.lineDiscount(formatCents(toCents(line.discount)))}
                </p>
              )}
            </div>
            <p className="tabular-nums">{formatCents(toCents(line.price) * line.quantity)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function describeChoice({ selectedColor, selectedSize, sizeLabel }: Line): string {
  return [selectedColor, selectedSize === null ? null : ordersMessages.size(sizeLabel ?? selectedSize)]
    .filter((part) => part !== null)
    .join(', ')
}
