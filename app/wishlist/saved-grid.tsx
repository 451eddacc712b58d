import { ProductCard } from '#app/products/product-card.tsx'
import type { SavedProduct } from '#app/state/stored-schemas.ts'
import { passOnFocus } from '#app/ui/pass-on-focus.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'

const sizes = '(min-width: 1200px) 21vw, (min-width: 768px) 30vw, 46vw'

/** The saved products; unknown ones show a placeholder until they have loaded. */
export function SavedGrid({ saved }: { saved: readonly SavedProduct[] }) {
  return (
    <ul className="pairs grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4">
      {saved.map(({ _id, product }) => (
        <li key={_id} ref={passOnFocus}>
          {product ? (
            <ProductCard product={product} sizes={sizes} isSwipeable heading="h2" />
          ) : (
            <Skeleton className="aspect-product" />
          )}
        </li>
      ))}
    </ul>
  )
}
