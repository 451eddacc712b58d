import type { Ref } from 'react'
import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Price } from '#app/ui/price.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { subCategories } from '#contract/products/categories.ts'
import { productAddress } from '#contract/products/product-address.ts'
import { slug } from '#contract/text.ts'
import type { SearchState } from './use-search.ts'

interface SearchResultsProps {
  ref: Ref<HTMLUListElement>
  found: SearchState
  words: string
  /** Called when a result is chosen, to close the popup. */
  onLeave: () => void
}

const sizes = '(min-width: 1440px) 245px, (min-width: 992px) 18vw, (min-width: 576px) 30vw, 45vw'

/** The results in a grid, a skeleton before the first ones, or the empty state. */
export function SearchResults({ ref, found: { products, state }, words, onLeave }: SearchResultsProps) {
  if (products.length === 0 && state === 'guessing') return <Waiting />
  if (products.length === 0 && state === 'answered') return <Nothing words={words} onLeave={onLeave} />
  return (
    <ul ref={ref} className={grid}>
      {products.map((product) => (
        <li key={product._id}>
          <Link to={productAddress(product)} prefetch="intent" className="group/result block" onClick={onLeave}>
            <Image image={product.mainImage} sizes={sizes} widest={640} isDecorative />
            <span className="mt-2.5 block leading-snug transition-colors group-hover/result:text-accent">
              {product.name}
            </span>
            <Price price={product.price} oldPrice={product.oldPrice} className="mt-0.5 text-small" />
            {!product.isActive && <span className="block text-small text-ink-soft">Out of stock</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-6'

function Waiting() {
  return (
    <div aria-hidden className={grid}>
      {['one', 'two', 'three', 'four', 'five'].map((each) => (
        <div key={each}>
          <Skeleton className="aspect-product" />
          <Skeleton className="mt-3 h-5 w-3/4" />
        </div>
      ))}
    </div>
  )
}

function Nothing({ words, onLeave }: { words: string; onLeave: () => void }) {
  return (
    <EmptyState title={`Nothing found for “${words}”`} text="Check the spelling, try a shorter word, or look around.">
      {subCategories.map((name) => (
        <LinkButton key={name} variant="secondary" to={`/shop/${slug(name)}/all`} onClick={onLeave}>
          {name}
        </LinkButton>
      ))}
    </EmptyState>
  )
}
