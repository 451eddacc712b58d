import { Skeleton } from '#app/ui/skeleton.tsx'

/** The skeleton of a confirmation until the payment provider responds. */
export function ConfirmationSkeleton() {
  return (
    <>
      <Skeleton className="mb-4 h-14 w-2/3" />
      <Skeleton className="mb-16 h-6 w-1/2" />
      <div className="grid gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <div className="space-y-4">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
        <Skeleton className="h-72" />
      </div>
    </>
  )
}
