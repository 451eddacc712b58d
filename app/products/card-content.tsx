import { Link } from 'react-router'
import { Price } from '#app/ui/price.tsx'
import type { ImageWidth } from '#contract/media/image.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { productAddress } from '#contract/products/product-address.ts'
import { cardsMessages } from '#messages/en-US/cards.ts'
import { CardAction } from './card-action.tsx'
import { CardImages } from './card-images.tsx'
import { CardRating } from './card-rating.tsx'
import { ColorDots } from './color-dots.tsx'
import { type SummaryColor, useCardColor } from './first-color.ts'
import { HeartButton } from './heart-button.tsx'
import { transitionImage } from './transition-image.ts'

export interface CardProps {
  product: ProductSummary
  /** The displayed width, as in `sizes` of an image. */
  sizes: string
  /** The widest image that is of use there. */
  widest: ImageWidth
  /** True for cards above the fold: their image is fetched with high priority. */
  eager: boolean
  isSwipeable: boolean
  /** It takes the width of two cards on large screens and shows two images there. */
  isWide: boolean
  /** The colors filtered by, in lower case: a product that has one of them is shown in it. */
  preferredColors: readonly string[]
  /** The level of its heading. */
  heading: 'h2' | 'h3'
}

/** What a product card shows. */
export function CardContent({ product, heading: Heading, preferredColors, eager, ...look }: CardProps) {
  const { color, chosen, isOpen, choose } = useCardColor(product, preferredColors)
  const address = addressIn(product, color)

  return (
    <>
      <Link to={address} prefetch="intent" viewTransition onClick={transitionImage}>
        <CardImages
          {...look}
          productId={product._id}
          colorId={color?.id ?? null}
          first={color?.image ?? product.mainImage}
          second={secondImage(product, color)}
          eager={eager && !(isOpen && import.meta.env.SSR)}
        />
        <Heading>{product.name}</Heading>
      </Link>
      <Price
        price={product.price}
        oldPrice={product.oldPrice}
        isFrom={product.prices.some(({ price }) => price > product.price)}
      />
      <div className="card-facts">
        <ColorDots
          product={product}
          address={productAddress(product, null)}
          shown={color?.color ?? null}
          onChoose={choose}
        />
        <CardRating value={product.rating} count={product.reviewCount} />
      </div>
      <CardBadge product={product} />
      <HeartButton product={product} className="target" />
      <CardAction
        product={product}
        address={address}
        shownColor={color?.color ?? null}
        chosenColor={chosen?.color ?? null}
      />
    </>
  )
}

/** The address of a product in a color. */
export function addressIn(product: ProductSummary, color: SummaryColor | null): string {
  const isFirst = color === null || color === product.colorVariant[0]
  return productAddress(product, isFirst ? null : color.id)
}

/** The image after the first, in every color if the first color has one: the visit changes images, not their number. */
export function secondImage(product: ProductSummary, color: SummaryColor | null) {
  if (!color) return product.flipMainPicture
  return product.colorVariant[0]?.flip ? (color.flip ?? color.image) : null
}

function CardBadge({ product }: { product: ProductSummary }) {
  const words = product.isActive ? (product.isNew ? cardsMessages.isNew : null) : cardsMessages.outOfStock
  if (!words) return null
  return <p className="card-badge">{words}</p>
}
