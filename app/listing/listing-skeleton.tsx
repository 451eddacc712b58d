import { Skeleton } from '#app/ui/skeleton.tsx'
import { SpinnerDots } from '#app/ui/spinner-dots.tsx'
import { useHasPassed } from '#app/ui/use-has-passed.ts'

/** The longest that the skeleton is shown. Source: spec section 9. */
const listDelayMs = 500

// 8, 6, 4, 2 or 1 cards at 1200, 992, 768, 576 pixels and below. Source: spec section 2, "All Products".
const seenFrom = ['', 'hidden sm:block', 'hidden md:block', 'hidden md:block', 'hidden lg:block', 'hidden lg:block']
const cards = [...seenFrom, 'hidden xl:block', 'hidden xl:block']

/** The skeleton of a listing; a spinner when the products take longer. */
export function ListingSkeleton() {
  if (useHasPassed(listDelayMs)) {
    return (
      <p className="flex min-h-[70svh] justify-center pt-24">
        <SpinnerDots isSilent />
      </p>
    )
  }
  return (
    <ul className="grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6 xl:grid-cols-4">
      {cards.map((seen, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same eight placeholders, always in this order
        <li key={at} className={seen}>
          <CardSkeleton />
        </li>
      ))}
    </ul>
  )
}

/** The skeleton of a product card. */
export function CardSkeleton() {
  return (
    <div>
      <Skeleton className="lens aspect-product" />
      <Skeleton className="mt-4 h-5 w-3/4" />
      <Skeleton className="mt-2 h-4 w-1/4" />
    </div>
  )
}
