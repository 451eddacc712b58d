import { searchMessages } from '#messages/en-US/search.ts'
import { OptionGroup } from './option-group.tsx'
import { optionGrid, ProductOption } from './product-option.tsx'
import { ProductsWaiting } from './products-waiting.tsx'
import type { SearchBeginning } from './use-search-start.ts'

/** The best sellers as options; their shapes while they load. */
export function BestSellers({ start, onLeave }: { start: SearchBeginning | null; onLeave: () => void }) {
  if (start?.products.length === 0) return null
  return (
    <OptionGroup title={start?.areSeen ? searchMessages.seen : searchMessages.bestSellers}>
      {start ? (
        <div role="presentation" className={optionGrid}>
          {start.products.map((product) => (
            <ProductOption key={product._id} product={product} colors={[]} onChoose={onLeave} />
          ))}
        </div>
      ) : (
        <ProductsWaiting />
      )}
    </OptionGroup>
  )
}
