import { Link } from 'react-router'
import type { ProductSummary } from '#contract/products/product.ts'
import { cardsMessages } from '#messages/en-US/cards.ts'

const maxDots = 5

interface ColorDotsProps {
  product: ProductSummary
  /** The URL of the product, without a color. */
  address: string
  /** The color that the card shows. */
  shown: string | null
  onChoose: (place: number) => void
}

/** The colors of a product as buttons; without JavaScript they open its page in the color. */
export function ColorDots({ product: { name, colorVariant }, address, shown, onChoose }: ColorDotsProps) {
  const more = colorVariant.length - maxDots
  if (colorVariant.length < 2) return null
  return (
    <form method="get" action={address} className="dots">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out by its parent */}
      <span role="group" aria-label={cardsMessages.colorsOf(name)}>
        {colorVariant.slice(0, maxDots).map(({ id, color, hex }, place) => (
          <button
            key={id}
            type="submit"
            name="color"
            value={color}
            title={color}
            aria-label={cardsMessages.inColor(name, color)}
            aria-pressed={color === shown}
            style={{ color: hex }}
            onClick={(event) => {
              event.preventDefault()
              onChoose(place)
            }}
          />
        ))}
      </span>
      {more > 0 && (
        <Link to={address} aria-label={cardsMessages.moreColorsOf(more, name)}>
          {cardsMessages.moreColors(more)}
        </Link>
      )}
    </form>
  )
}
