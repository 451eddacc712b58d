import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import { wantedColor } from '#app/products/first-color.ts'
import { priceOf } from '#app/products/price-of.ts'
import { Price } from '#app/ui/price.tsx'
import type { ProductSummary } from '#contract/products/product.ts'
import { productAddress } from '#contract/products/product-address.ts'
import { searchMessages } from '#messages/en-US/search.ts'
import { useOption } from './use-options.ts'

export const optionGrid = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-6'

const sizes = '(min-width: 1440px) 245px, (min-width: 992px) 18vw, (min-width: 576px) 30vw, 45vw'

interface ProductOptionProps {
  product: ProductSummary
  /** The colors searched for, in lower case, the preferred one first. */
  colors: readonly string[]
  onChoose: () => void
}

/** A suggested product, shown and opened in the color that was searched for. */
export function ProductOption({ product, colors, onChoose }: ProductOptionProps) {
  const option = useOption(`option-${product._id}`)
  const color = wantedColor(product, colors)
  return (
    <Link
      {...option}
      to={productAddress(product, color?.id ?? null)}
      prefetch="intent"
      className="group/result block outline-offset-4 aria-selected:outline-2 aria-selected:outline-accent"
      onClick={onChoose}
    >
      <Image image={color?.image ?? product.mainImage} sizes={sizes} widest={640} isDecorative />
      <span className="mt-2.5 block leading-snug transition-colors group-hover/result:text-accent">{product.name}</span>
      <Price {...priceOf(product)} className="mt-0.5 text-small" />
      {!product.isActive && <span className="block text-small text-ink-soft">{searchMessages.outOfStock}</span>}
    </Link>
  )
}
