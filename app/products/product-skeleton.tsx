import { Page } from '#app/ui/page.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

/** The skeleton of a product page. */
export function ProductSkeleton() {
  return (
    <Page>
      <Skeleton className="mb-6 h-5 w-64" />
      <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <Skeleton className="lens-left aspect-product max-md:-mx-(--page-margin)" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-7 w-1/4" />
          <Skeleton className="mt-6 h-11 w-48" />
          <Skeleton className="h-12 w-full" />
        </div>
      </div>
    </Page>
  )
}
