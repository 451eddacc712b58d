import { memo } from 'react'
import { Link } from 'react-router'
import { visitChoices } from '#app/state/visit-choices.ts'
import { Price } from '#app/ui/price.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { ImageWidth } from '#contract/media/image.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { productAddress } from '#contract/products/product-address.ts'
import { CardAction } from './card-action.tsx'
import { CardImages } from './card-images.tsx'
import { ColorDots } from './color-dots.tsx'
import { firstColor, imageTexts, wantedColor } from './first-color.ts'
import { HeartButton } from './heart-button.tsx'
import { transitionImage } from './transition-image.ts'

interface ProductCardProps {
  product: ProductSummary
  /** The displayed width, as in `sizes` of an image. */
  sizes: string
  /** The widest image that is of use there; 960 by default. */
  widest?: ImageWidth
  /** True for cards above the fold: their image is fetched with high priority. */
  eager?: boolean
  isSwipeable?: boolean
  /** The colors filtered by, in lower case: a product that has one of them is shown in it. */
  preferredColors?: readonly string[]
  /** The level of its heading. */
  heading?: 'h2' | 'h3'
}

/**
 * A product card in a grid or a row. Memoized: while a page loads, the one being left renders twice, and a page holds
 * dozens of cards.
 */
export const ProductCard = memo(function ProductCard({
  product,
  sizes,
  widest = 960,
  eager = false,
  isSwipeable = false,
  preferredColors = [],
  heading: Heading = 'h3',
}: ProductCardProps) {
  const wanted = wantedColor(product, preferredColors)
  const color = wanted ?? firstColor(product)
  const address = addressIn(product, color)
  const hasChoice = wanted === null && product.colorVariant.length > 1

  return (
    <article
      className="card"
      {...(import.meta.env.SSR && hasChoice && visitChoices(product._id, cardVersions(product), { isFirst: eager }))}
    >
      <Link to={address} prefetch="intent" viewTransition onClick={transitionImage}>
        <CardImages
          first={color?.image ?? product.mainImage}
          second={color ? color.flip : product.flipMainPicture}
          sizes={sizes}
          widest={widest}
          eager={eager && !(hasChoice && import.meta.env.SSR)}
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

function addressIn(product: ProductSummary, color: ProductSummary['colorVariant'][number] | null): string {
  const isFirst = color === null || color === product.colorVariant[0]
  return productAddress(product, isFirst ? null : color.id)
}

function cardVersions(product: ProductSummary): string[][] {
  return product.colorVariant.map((color) => [addressIn(product, color), ...imageTexts(color.image)])
}

function CardBadge({ product }: { product: ProductSummary }) {
  const words = product.isActive ? (product.isNew ? 'New' : null) : 'Out of stock'
  if (!words) return null
  return <p className="card-badge">{words}</p>
}
