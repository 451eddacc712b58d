import type { Sorting } from '#contract/listing/calls.ts'
import { listingPageSize, maxListingPasses } from '#contract/listing/limits.ts'
import { sortings } from '#contract/listing/sortings.ts'
import { toAmount, toCents } from '#contract/money.ts'
import { type FilterKey, ofEachFilter, productFields } from '#contract/products/fields.ts'
import { maxSizeLength } from '#contract/products/size.ts'

/** The filters, search and order of a listing, all from its URL. Prices are in the shop's currency. */
export interface ListingChoice {
  /** URL segments; null is all of them. */
  subCategory: string | null
  type: string | null
  /** The slug of a collection, instead of a category; null is none. */
  collection: string | null
  category: string | null
  /** Null without a search; empty on the search page before anything was typed. */
  search: string | null
  types: string[]
  colors: string[]
  sizes: string[]
  /** The selected values of each field that filters. */
  fields: Record<FilterKey, string[]>
  minPrice: number | null
  maxPrice: number | null
  minRating: number | null
  available: boolean
  sale: boolean
  /** Null is the page's default order: newest, or best match for a search. */
  sort: Sorting | null
  /** On narrow screens one column instead of a grid. */
  isSlides: boolean
  /** How many products are on the page. */
  shown: number
  /** The cursor the page starts at; null at the beginning. */
  after: string | null
  /** How often the list has started over, this time included. */
  pass: number
}

const maxChoices = 20
/** The maximum number of products on a page; the rest is on another page. */
export const maxShown = listingPageSize * 40

/** The parts of a listing's path. */
export interface ListingParams {
  subcategory?: string | undefined
  type?: string | undefined
  collection?: string | undefined
}

/** The parts of the path that a choice was read from. */
export function paramsOf({ subCategory, type, collection }: ListingChoice): ListingParams {
  return { subcategory: subCategory ?? undefined, type: type ?? undefined, collection: collection ?? undefined }
}

/** Parses the URL of a listing; invalid values are ignored. */
export function readChoice(params: ListingParams, query: URLSearchParams): ListingChoice {
  return {
    subCategory: segment(params.subcategory),
    type: segment(params.type),
    collection: segment(params.collection),
    category: text(query.get('category'), 60) || null,
    search: query.has('search') ? text(query.get('search'), 100) : null,
    types: several(query, 'type', 60),
    colors: several(query, 'color', 40),
    sizes: several(query, 'size', maxSizeLength),
    fields: ofEachFilter((key) => several(query, key, productFields[key].max)),
    minPrice: amount(query.get('min')),
    maxPrice: amount(query.get('max')),
    minRating: integer(query.get('rating'), 1, 5),
    available: query.get('available') === '1',
    sale: query.get('sale') === '1',
    sort: sortings.find((each) => each === query.get('sort')) ?? null,
    isSlides: query.get('view') === 'slides',
    shown: pages(integer(query.get('shown'), 1, maxShown) ?? listingPageSize),
    after: text(query.get('after'), 200) || null,
    pass: integer(query.get('pass'), 1, maxListingPasses) ?? 1,
  }
}

function segment(value: string | undefined): string | null {
  const trimmed = text(value ?? null, 60)
  return trimmed === '' || trimmed === 'all' ? null : trimmed
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

function amount(value: string | null): number | null {
  const read = value?.trim() ? Number(value) : Number.NaN
  return read >= 0 && read <= 100_000_000 ? toAmount(toCents(read)) : null
}

function integer(value: string | null, min: number, max: number): number | null {
  const number = value?.trim() ? Number(value) : Number.NaN
  return number >= min ? Math.min(Math.floor(number), max) : null
}

function pages(shown: number): number {
  return Math.ceil(shown / listingPageSize) * listingPageSize
}
