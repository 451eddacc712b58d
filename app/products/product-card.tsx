import { memo } from 'react'
import { Link } from 'react-router'
import { Price } from '#app/ui/price.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { ProductSummary } from '#contract/products/product.ts'
import { productAddress } from '#contract/products/product-address.ts'
import { CardAction } from './card-action.tsx'
import { CardImages } from './card-images.tsx'
import { carryImage } from './carry-image.ts'
import { ColorDots } from './color-dots.tsx'
import { HeartButton } from './heart-button.tsx'
import { useFirstColor } from './use-first-color.ts'

interface ProductCardProps {
  product: ProductSummary
  /** How wide its image is shown, as in `sizes` of an image. */
  sizes: string
  /** For cards seen first: their image is fetched before all else. */
  eager?: boolean
  isSwipeable?: boolean
  /** Colors in lower case that are looked for: a product that comes in one of them is shown in it. */
  wantedColors?: readonly string[]
  /** The level of its heading. */
  heading?: 'h2' | 'h3'
}

/**
 * A product in a grid or a row: the same things in the same order on every card. Drawn anew only for another product: while
 * a page is on its way the one that is left is drawn twice, and a page holds dozens of cards.
 */
export const ProductCard = memo(function ProductCard({
  product,
  sizes,
  eager = false,
  isSwipeable = false,
  wantedColors = [],
  heading: Heading = 'h3',
}: ProductCardProps) {
  const color = useFirstColor(product, { isEager: eager, wanted: wantedColors })
  const isFirst = color === null || color === product.colorVariant[0]
  const address = productAddress(product, isFirst ? null : color.id)

  return (
    <article className="card">
      <Link to={address} prefetch="intent" viewTransition onClick={carryImage}>
        <CardImages
          first={color?.image ?? product.mainImage}
          second={color ? color.flip : product.flipMainPicture}
          sizes={sizes}
          eager={eager}
          isSwipeable={isSwipeable}
        />
        <Heading>{product.name}</Heading>
      </Link>
      <Price price={product.price} oldPrice={product.oldPrice} />
      <div className="card-facts">
        <span>
          <Stars value={product.rating} count={product.reviewCount} />
        </span>
        <span>
          <ColorDots colors={product.colorVariant} />
        </span>
      </div>
      <CardBadge product={product} />
      <HeartButton product={product} className="target" />
      <CardAction product={product} address={address} color={color?.color ?? null} />
    </article>
  )
})

function CardBadge({ product }: { product: ProductSummary }) {
  const words = product.isActive ? (product.isNew ? 'New' : null) : 'Out of stock'
  if (!words) return null
  return <p className="card-badge">{words}</p>
}
