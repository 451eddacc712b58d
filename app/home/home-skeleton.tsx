import { CardSkeleton } from '#app/listing/listing-skeleton.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

/** The skeleton of the home page. */
export function HomeSkeleton() {
  return (
    <div className="container-page pt-3 lg:pt-5">
      <div className="grid gap-3 lg:grid-cols-[1.6fr_1fr] lg:gap-5">
        <Skeleton className="lens-left h-[min(52svh,34rem)] lg:h-[min(58svh,42rem)]" />
        <Skeleton className="lens-right hidden h-[min(58svh,42rem)] lg:block" />
      </div>
      <div className="mt-20 grid gap-6 lg:grid-cols-3">
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </div>
  )
}
