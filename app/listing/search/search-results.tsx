import type { Ref } from 'react'
import { searchMessages } from '#messages/en-US/search.ts'
import { optionGrid, ProductOption } from './product-option.tsx'
import { ProductsWaiting } from './products-waiting.tsx'
import type { SearchState } from './use-search.ts'

interface SearchResultsProps {
  ref: Ref<HTMLDivElement>
  /** The id of the list of options. */
  list: string
  found: SearchState
  /** Called when a result is chosen, to close the popup. */
  onLeave: () => void
}

/** The results in a grid; their shapes before the first ones. */
export function SearchResults({ ref, list, found: { products, state, understood }, onLeave }: SearchResultsProps) {
  if (products.length === 0 && state === 'guessing') {
    return (
      <div id={list} role="listbox" aria-label={searchMessages.suggestions} aria-busy>
        <ProductsWaiting />
      </div>
    )
  }
  return (
    <div ref={ref} id={list} role="listbox" aria-label={searchMessages.suggestions} className={optionGrid}>
      {products.map((product) => (
        <div key={product._id} role="presentation">
          <ProductOption product={product} colors={understood?.colors ?? []} onChoose={onLeave} />
        </div>
      ))}
    </div>
  )
}
