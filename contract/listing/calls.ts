import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { filterRules } from '../products/field-shapes.ts'
import { ofEachFilter } from '../products/fields.ts'
import { productSummary } from '../products/product.ts'
import { sizeRef, sizeShape } from '../products/size-shape.ts'
import { line } from '../typed-text.ts'
import { sortings } from './sortings.ts'

export type Sorting = (typeof sortings)[number]

const listingFilter = z.object({
  category: z.optional(line(60)),
  subCategory: z.optional(line(60)),
  type: z.optional(line(60)),
  /** The slug of a collection. */
  collection: z.optional(line(60)),
  search: z.optional(line(100)),
  sizes: z.optional(z.array(sizeRef).check(z.maxLength(20))),
  colors: z.optional(z.array(line(40)).check(z.maxLength(20))),
  types: z.optional(z.array(line(60)).check(z.maxLength(20))),
  ...filterRules,
  minPrice: z.optional(amount),
  maxPrice: z.optional(amount),
  minRating: z.optional(z.number().check(z.minimum(1), z.maximum(5))),
  available: z.optional(z.boolean()),
  sale: z.optional(z.boolean()),
})
export type ListingFilter = z.infer<typeof listingFilter>

const counted = z.object({ value: z.string(), count: z.number() })

/** How many products each option would show, given the other filters. */
const facets = z.object({
  types: z.array(counted),
  colors: z.array(z.object({ value: z.string(), hex: z.string(), count: z.number() })),
  sizes: z.array(z.object({ value: sizeShape, count: z.number() })),
  /** For each field that filters, the values that products have. */
  fields: z.object(ofEachFilter(() => z.array(counted))),
  available: z.number(),
  sale: z.number(),
  ratings: z.array(z.object({ value: z.number(), count: z.number() })),
  price: z.object({ min: amount, max: amount }),
  /** True if there are so many products that the counts are estimated from a sample, or some minutes old. */
  isEstimate: z.boolean(),
})
export type Facets = z.infer<typeof facets>

/** How the words of a search were understood. */
const understood = z.object({
  /** The colors of these products that the words mean, in lower case, the one to be shown first. */
  colors: z.array(z.string()),
  /** What was searched for instead, since products have nothing for some words; null if they have all. */
  instead: z.nullable(z.object({ query: z.string(), missing: z.array(z.string()) })),
  /** If nothing was found: words to search for by themselves. */
  suggestions: z.array(z.string()),
  /** Prices in the shop's currency and sizes that were among the words. */
  minPrice: z.optional(amount),
  maxPrice: z.optional(amount),
  sizes: z.optional(z.array(sizeShape)),
})
export type Understood = z.infer<typeof understood>

const family = z.object({
  subCategory: z.string(),
  slug: z.string(),
  types: z.array(z.object({ type: z.string(), slug: z.string(), count: z.number() })),
  count: z.number(),
})
export type Family = z.infer<typeof family>

/** A collection as menus link to it. */
export interface CollectionLink {
  title: string
  slug: string
}

export const calls = {
  families: call({
    method: 'POST',
    path: 'listing/families',
    access: 'anyone',
    limit: 'browse',
    allowStaleRead: true,
    summary: 'The sub-categories and types that have products, the collections, and whether any product is reduced.',
    payload: z.object({}),
    response: z.object({
      families: z.array(family),
      collections: z.array(z.object({ title: z.string(), slug: z.string(), isInMenu: z.boolean() })),
      hasSale: z.boolean(),
    }),
  }),

  listProducts: call({
    method: 'POST',
    path: 'listing/listProducts',
    access: 'anyone',
    limit: 'browse',
    allowStaleRead: true,
    summary: 'A page of the products that match a filter, with the facet counts.',
    payload: z.extend(listingFilter, {
      /** By default newest first, or by relevance for a search. */
      sort: z.optional(z.enum(sortings)),
      /** How many products to return, from the start or from `after`. */
      limit: z._default(z.int().check(z.minimum(1), z.maximum(96)), 24),
      /** The `next` of the previous page. */
      after: z.optional(line(200)),
    }),
    response: z.object({
      products: z.array(productSummary),
      /** For more than 1,000 filtered or searched products, rounded to two digits if the facets are estimated. */
      total: z.number(),
      next: z.nullable(z.string()),
      facets,
      /** Null without a search. */
      understood: z.nullable(understood),
    }),
  }),

  search: call({
    method: 'POST',
    path: 'listing/search',
    access: 'anyone',
    limit: 'browse',
    allowStaleRead: true,
    summary:
      'Searches products by name, tags, brand, color, size and price, ten at a time; similar spellings follow exact matches.',
    payload: z.object({
      query: line(100),
      category: z.optional(line(60)),
      subCategory: z.optional(line(60)),
      shown: z._default(z.int().check(z.minimum(0), z.maximum(500)), 0),
    }),
    response: z.object({
      products: z.array(productSummary),
      total: z.number(),
      hasMore: z.boolean(),
      /** Null for a blank search. */
      understood: z.nullable(understood),
    }),
  }),

  searchStart: call({
    method: 'POST',
    path: 'listing/searchStart',
    access: 'anyone',
    limit: 'browse',
    allowStaleRead: true,
    summary:
      'What a search shows before anything is typed and when nothing is found: popular searches and best sellers.',
    payload: z.object({}),
    response: z.object({ popular: z.array(z.string()), products: z.array(productSummary) }),
  }),
}
