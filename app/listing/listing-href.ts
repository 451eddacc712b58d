import { listingPageSize } from '#contract/listing/limits.ts'
import { filterKeys, ofEachFilter } from '#contract/products/fields.ts'
import type { ListingChoice } from './listing-choice.ts'

/** The URL of a listing; defaults are omitted. */
export function listingHref(choice: ListingChoice): string {
  const query = new URLSearchParams()
  const say = (name: string, value: string | number | null) => value !== null && query.append(name, String(value))

  say('search', choice.search)
  say('category', choice.category)
  for (const type of choice.types) say('type', type)
  for (const color of choice.colors) say('color', color)
  for (const size of choice.sizes) say('size', size)
  for (const key of filterKeys) for (const value of choice.fields[key]) say(key, value)
  say('min', choice.minPrice)
  say('max', choice.maxPrice)
  say('rating', choice.minRating)
  if (choice.available) say('available', 1)
  if (choice.sale) say('sale', 1)
  say('sort', choice.sort)
  if (choice.isSlides) say('view', 'slides')
  if (choice.pass > 1) say('pass', choice.pass)
  if (choice.shown > listingPageSize) say('shown', choice.shown)
  say('after', choice.after)

  const path = listingPath(choice)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The path of a listing: `/shop`, `/shop/sunglasses/all`, `/shop/sunglasses/round` or `/collections/summer`. */
export function listingPath({
  subCategory,
  type,
  collection,
}: Pick<ListingChoice, 'subCategory' | 'type' | 'collection'>): string {
  if (collection) return `/collections/${encodeURIComponent(collection)}`
  if (!subCategory && !type) return '/shop'
  return `/shop/${encodeURIComponent(subCategory ?? 'all')}/${encodeURIComponent(type ?? 'all')}`
}

/** The same listing from its start, after a change of its filters or order. */
export function fromStart(choice: ListingChoice): ListingChoice {
  return { ...choice, shown: listingPageSize, after: null, pass: 1 }
}

/** The same listing without its filters; search and order stay. */
export function withoutFilters(choice: ListingChoice): ListingChoice {
  return {
    ...fromStart(choice),
    category: null,
    types: [],
    colors: [],
    sizes: [],
    fields: ofEachFilter(() => []),
    minPrice: null,
    maxPrice: null,
    minRating: null,
    available: false,
    sale: false,
  }
}

/** Whether a listing shows the whole category: no search, no filters. */
export function isUnfiltered(choice: ListingChoice): boolean {
  const { search, category, types, colors, sizes, fields, minPrice, maxPrice, minRating, available, sale } = choice
  const lists = [types, colors, sizes, ...Object.values(fields)]
  const bounds = [category, minPrice, maxPrice, minRating]
  return (
    search === null &&
    !available &&
    !sale &&
    lists.every((list) => list.length === 0) &&
    bounds.every((each) => each === null)
  )
}
