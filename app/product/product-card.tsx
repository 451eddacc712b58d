import { Link } from 'react-router'
import { Price } from '#app/ui/price.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { ProductSummary } from '#contract/catalog.ts'
import { productAddress } from '#contract/product-address.ts'
import { CardAction } from './card-action.tsx'
import { CardPictures } from './card-pictures.tsx'
import { carryPicture } from './carry-picture.ts'
import { ColorDots } from './color-dots.tsx'
import { HeartButton } from './heart-button.tsx'
import { useFirstColor } from './use-first-color.ts'

interface ProductCardProps {
  product: ProductSummary
  /** How wide its picture is shown, as in `sizes` of an image. */
  sizes: string
  /** For cards seen first: their picture is fetched before all else. */
  eager?: boolean
  isSwipeable?: boolean
  /** Colours in lower case that are looked for: a product that comes in one of them is shown in it. */
  wantedColors?: readonly string[]
  /** The level of its heading. */
  heading?: 'h2' | 'h3'
}

/** A product in a grid or a row: the same things in the same order on every card. */
export function ProductCard({
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
    <article className="group/card relative flex h-full flex-col">
      <Link
        to={address}
        prefetch="intent"
        viewTransition
        onClick={carryPicture}
        className="flex grow flex-col outline-offset-4"
      >
        <CardPictures
          first={color?.image ?? product.mainImage}
          second={color ? color.flip : product.flipMainPicture}
          sizes={sizes}
          eager={eager}
          isSwipeable={isSwipeable}
        />
        <Heading className="mt-3.5 leading-snug transition-colors group-hover/card:text-accent">{product.name}</Heading>
      </Link>
      <Price price={product.price} oldPrice={product.oldPrice} className="mt-1 text-small" />
      <div className="mt-1.5 flex flex-col-reverse justify-end gap-x-3 gap-y-1 whitespace-nowrap sm:flex-row sm:items-center sm:justify-between">
        <span className="flex min-h-5">
          <Stars value={product.rating} count={product.reviewCount} />
        </span>
        <span className="flex min-h-3.5">
          <ColorDots colors={product.colorVariant} />
        </span>
      </div>
      <CardBadge product={product} />
      <div className="absolute top-1.5 right-1.5">
        <HeartButton product={product} className="target size-9! bg-paper/70" />
      </div>
      <CardAction product={product} address={address} color={color?.color ?? null} />
    </article>
  )
}

function CardBadge({ product }: { product: ProductSummary }) {
  const words = product.isActive ? (product.isNew ? 'New' : null) : 'Out of stock'
  if (!words) return null
  return <p className="absolute top-3 left-3 bg-paper px-2.5 py-0.5 text-small">{words}</p>
}
