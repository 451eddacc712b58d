import { toggleInWishlist, useIsSaved } from '#app/state/use-wishlist.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { cardsMessages } from '#messages/en-US/cards.ts'

/** Saves a product to the wishlist or removes it; filled while it is saved. */
export function HeartButton({ product, className = '' }: { product: ProductSummary; className?: string }) {
  const label = cardsMessages.save(product.name)
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={useIsSaved(product._id)}
      className={`icon-button heart ${className}`.trimEnd()}
      onClick={() => toggleInWishlist(product)}
    />
  )
}
