import { Heart } from 'lucide-react'
import { useWishlist } from '#app/state/use-wishlist.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { ProductSummary } from '#contract/catalog.ts'

/** Saves a product or takes it off the wishlist; filled while it is saved. */
export function HeartButton({ product, className = '' }: { product: ProductSummary; className?: string }) {
  const { isSaved, toggle } = useWishlist()
  const saved = isSaved(product._id)
  return (
    <IconButton
      label={`Save ${product.name} to your wishlist`}
      aria-pressed={saved}
      className={className}
      onClick={() => toggle(product)}
    >
      <Heart
        aria-hidden
        size={19}
        strokeWidth={1.5}
        className={`transition-transform duration-200 active:scale-90 ${saved ? 'fill-accent text-accent' : ''}`}
      />
    </IconButton>
  )
}
