import type { Sorting } from '#contract/listing/calls.ts'
import { listingPageSize, maxListingPasses } from '#contract/listing/limits.ts'
import { sortings } from '#contract/listing/sortings.ts'
import { type FilterKey, ofEachFilter, productFields } from '#contract/products/fields.ts'

/** What a shopper chose to see in the listing: all of it stands in the address. Prices are dollars. */
export interface ListingChoice {
  /** Address segments; null is all of them. */
  subCategory: string | null
  type: string | null
  category: string | null
  /** Null where nothing is searched for; empty on the search page before anything was typed. */
  search: string | null
  types: string[]
  colors: string[]
  sizes: number[]
  /** The values wanted of each field that filters. */
  fields: Record<FilterKey, string[]>
  minPrice: number | null
  maxPrice: number | null
  minRating: number | null
  available: boolean
  sale: boolean
  /** Null is the order that suits the page: newest, or what was searched for. */
  sort: Sorting | null
  /** On narrow screens one product after the other instead of a grid. */
  isSlides: boolean
  /** How many products are on the page. */
  shown: number
  /** Where the page begins when it does not begin at the start. */
  after: string | null
  /** How often the list has gone round, this time included. */
  pass: number
}

const maxChoices = 20
/** As many products as one page may hold; the rest follows on another. */
export const mostShown = listingPageSize * 40

/** Reads a listing address; what makes no sense in it is left out. */
export function readChoice(
  params: { subcategory?: string | undefined; type?: string | undefined },
  query: URLSearchParams,
): ListingChoice {
  return {
    subCategory: segment(params.subcategory),
    type: segment(params.type),
    category: text(query.get('category'), 60) || null,
    search: query.has('search') ? text(query.get('search'), 100) : null,
    types: several(query, 'type', 60),
    colors: several(query, 'color', 40),
    sizes: several(query, 'size', 8)
      .map(Number)
      .filter((size) => size >= 0 && size < 10_000),
    fields: ofEachFilter((key) => several(query, key, productFields[key].max)),
    minPrice: dollars(query.get('min')),
    maxPrice: dollars(query.get('max')),
    minRating: whole(query.get('rating'), 1, 5),
    available: query.get('available') === '1',
    sale: query.get('sale') === '1',
    sort: sortings.find((each) => each === query.get('sort')) ?? null,
    isSlides: query.get('view') === 'slides',
    shown: pages(whole(query.get('shown'), 1, mostShown) ?? listingPageSize),
    after: text(query.get('after'), 200) || null,
    pass: whole(query.get('pass'), 1, maxListingPasses) ?? 1,
  }
}

function segment(value: string | undefined): string | null {
  const kept = text(value ?? null, 60)
  return kept === '' || kept === 'all' ? null : kept
}

function several(query: URLSearchParams, name: string, max: number): string[] {
  const given = query.getAll(name).map((value) => text(value, max))
  return [...new Set(given)].filter((value) => value !== '').slice(0, maxChoices)
}

function text(value: string | null, max: number): string {
  return (value ?? '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, max)
}

function dollars(value: string | null): number | null {
  const amount = value?.trim() ? Number(value) : Number.NaN
  return amount >= 0 && amount <= 1_000_000 ? Math.round(amount * 100) / 100 : null
}

function whole(value: string | null, least: number, most: number): number | null {
  const number = value?.trim() ? Number(value) : Number.NaN
  return number >= least ? Math.min(Math.floor(number), most) : null
}

function pages(shown: number): number {
  return Math.ceil(shown / listingPageSize) * listingPageSize
}
