import { Skeleton } from '#app/ui/skeleton.tsx'
import type { ProductSummary } from '#contract/products/product.ts'
import { searchMessages } from '#messages/en-US/search.ts'
import { ProductRows } from './product-rows.tsx'
import { useSearchStart } from './search/use-search-start.ts'

// A full row of the listing on large screens, two on phones; a tablet shows three.
const shown = 4

/** The best sellers below an empty state; their shapes while `products` is null. */
export function BestSellers({ products }: { products: readonly ProductSummary[] | null }) {
  if (products?.length === 0) return null
  return (
    <section aria-labelledby="best-sellers" className="md:max-lg:[&>ul>li:nth-child(4)]:hidden">
      <h2 id="best-sellers" className="display mb-5 text-title">
        {searchMessages.bestSellers}
      </h2>
      {products ? (
        <ProductRows
          ref={null}
          products={products.slice(0, shown).map((product) => ({ key: product._id, product }))}
          isSlides={false}
          searchedColors={[]}
          round={shown}
          isEven
        />
      ) : (
        <ul aria-hidden className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6">
          {Array.from({ length: shown }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
            <li key={place}>
              <Skeleton className="aspect-product" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Best sellers that load when this is shown, as on an empty cart; those seen before if the shop cannot be reached. */
export function LoadedBestSellers() {
  return <BestSellers products={useSearchStart()?.products ?? null} />
}
