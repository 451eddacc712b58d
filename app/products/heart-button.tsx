import { toggleInWishlist, useIsSaved } from '#app/state/use-wishlist.ts'
import type { ProductSummary } from '#contract/products/product.ts'

/** Saves a product to the wishlist or removes it; filled while it is saved. */
export function HeartButton({ product, className = '' }: { product: ProductSummary; className?: string }) {
  const label = `Save ${product.name} to your wishlist`
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
