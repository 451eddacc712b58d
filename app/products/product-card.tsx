import { memo } from 'react'
import { visitChoices } from '#app/state/visit/visit-choices.ts'
import { addressIn, CardContent, type CardProps, secondImage } from './card-content.tsx'
import { cardColors, imageTexts, isOpenColor } from './first-color.ts'

type ProductCardProps = Pick<CardProps, 'product' | 'sizes'> & Partial<CardProps>

const defaults = {
  widest: 960,
  eager: false,
  isSwipeable: false,
  isWide: false,
  preferredColors: [],
  heading: 'h3',
} satisfies Partial<CardProps>

/**
 * A product card in a grid or a row. Memoized: while a page loads, the one being left renders twice, and a page holds
 * dozens of cards.
 */
export const ProductCard = memo(function ProductCard(given: ProductCardProps) {
  const props: CardProps = { ...defaults, ...given }
  return (
    <article className="card" {...(import.meta.env.SSR && cardChoices(props))}>
      <CardContent {...props} />
    </article>
  )
})

/** The attributes by which the visit chooses the color, unless it is filtered by. */
function cardChoices({ product, preferredColors, eager, isWide }: CardProps) {
  if (!isOpenColor(product, preferredColors)) return {}
  return visitChoices(product._id, cardVersions(product, isWide), { isFirst: eager })
}

// Of the second image only where it is rendered before it is asked for.
function cardVersions(product: CardProps['product'], isWide: boolean): string[][] {
  return cardColors(product).map((color) => [
    addressIn(product, color),
    ...imageTexts(color.image),
    ...(isWide ? [secondImage(product, color)] : []).flatMap((image) => (image ? imageTexts(image) : [])),
  ])
}
