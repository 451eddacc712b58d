import { Skeleton } from '#app/ui/skeleton.tsx'
import { optionGrid } from './product-option.tsx'

/** The shapes of products that are still loading. */
export function ProductsWaiting() {
  return (
    <div aria-hidden className={optionGrid}>
      {['one', 'two', 'three', 'four', 'five'].map((each) => (
        <div key={each}>
          <Skeleton className="aspect-product" />
          <Skeleton className="mt-3 h-5 w-3/4" />
        </div>
      ))}
    </div>
  )
}
