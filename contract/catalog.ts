import * as z from 'zod/mini'
import { amount } from './amount.ts'
import { call } from './call.ts'
import { sortings } from './constants.ts'
import { picture } from './picture-shape.ts'
import { line } from './typed-text.ts'

export const colorVariant = z.object({
  id: z.string(),
  color: z.string(),
  /** The swatch, as `#rrggbb`. */
  hex: z.string(),
  image: picture,
  gallery: z.array(picture),
})

/** A colour on a card: its picture, and the one behind it when the card is pointed at. */
export const summaryColor = z.extend(z.omit(colorVariant, { gallery: true }), { flip: z.nullable(picture) })

export const sizeVariant = z.object({ size: z.number() })

/** What a card shows of a product. Amounts are dollars. */
export const productSummary = z.object({
  _id: z.uuid(),
  name: z.string(),
  brand: z.string(),
  price: amount,
  oldPrice: z.nullable(amount),
  mainImage: picture,
  flipMainPicture: z.nullable(picture),
  /** True while at least one variant can be sold; `inStock` is the same under its other name. */
  isActive: z.boolean(),
  inStock: z.boolean(),
  category: z.string(),
  subCategory: z.string(),
  type: z.string(),
  tags: z.array(z.string()),
  /** Category, sub-category and type as address segments: `women/sunglasses/cat-eye`. */
  path: z.string(),
  colorVariant: z.array(summaryColor),
  sizeVariant: z.array(sizeVariant),
  /** The combinations that cannot be bought now. */
  soldOut: z.array(z.object({ color: z.nullable(z.string()), size: z.nullable(z.number()) })),
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  isNew: z.boolean(),
})
export type ProductSummary = z.infer<typeof productSummary>

export const product = z.extend(productSummary, {
  priceId: z.nullable(z.string()),
  otherImages: z.array(picture),
  description: z.string(),
  sku: z.nullable(z.string()),
  /** Three numbers in millimetres joined by dashes, `lens-bridge-temple`. */
  measurement: z.nullable(z.string()),
  isDeleted: z.boolean(),
  colorVariant: z.array(colorVariant),
  /** How many are left of each combination where the shop counts them and few are left. */
  fewLeft: z.array(z.object({ color: z.nullable(z.string()), size: z.nullable(z.number()), left: z.number() })),
})
export type Product = z.infer<typeof product>

export type Sorting = (typeof sortings)[number]

export const listingFilter = z.object({
  category: z.optional(line(60)),
  subCategory: z.optional(line(60)),
  type: z.optional(line(60)),
  search: z.optional(line(100)),
  sizes: z.optional(z.array(z.number().check(z.minimum(0), z.maximum(10_000))).check(z.maxLength(20))),
  colors: z.optional(z.array(line(40)).check(z.maxLength(20))),
  types: z.optional(z.array(line(60)).check(z.maxLength(20))),
  minPrice: z.optional(amount),
  maxPrice: z.optional(amount),
  minRating: z.optional(z.number().check(z.minimum(1), z.maximum(5))),
  available: z.optional(z.boolean()),
  sale: z.optional(z.boolean()),
})
export type ListingFilter = z.infer<typeof listingFilter>

const counted = z.object({ value: z.string(), count: z.number() })

/** How many products each choice would show, given the other choices. */
export const facets = z.object({
  types: z.array(counted),
  colors: z.array(z.object({ value: z.string(), hex: z.string(), count: z.number() })),
  sizes: z.array(z.object({ value: z.number(), count: z.number() })),
  available: z.number(),
  sale: z.number(),
  ratings: z.array(z.object({ value: z.number(), count: z.number() })),
  price: z.object({ min: amount, max: amount }),
  /** True where so many products are in question that a share of them, or what was counted minutes ago, stands for all. */
  isEstimate: z.boolean(),
})
export type Facets = z.infer<typeof facets>

export const family = z.object({
  subCategory: z.string(),
  slug: z.string(),
  types: z.array(z.object({ type: z.string(), slug: z.string(), count: z.number() })),
  count: z.number(),
})
export type Family = z.infer<typeof family>

/** What is bought: of a product without colours or sizes there is none to name. */
export const cartItemRef = z.object({
  productId: z.uuid(),
  selectedColor: z._default(z.nullable(line(60)), null),
  selectedSize: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(10_000))), null),
})

export const catalog = {
  productList: call({
    method: 'GET',
    path: '__P-D-L-S-T__',
    access: 'anyone',
    door: 'direct',
    address: '/admin/__P-D-L-S-T__',
    limit: 'browse',
    mayLag: true,
    summary: 'The product list as a feed, encrypted under the product-list key.',
    payload: z.object({}),
    response: z.object({ data: z.string() }),
  }),

  families: call({
    method: 'POST',
    path: 'catalog/families',
    access: 'anyone',
    limit: 'browse',
    mayLag: true,
    summary: 'The sub-categories and their types that hold products.',
    payload: z.object({}),
    response: z.object({ families: z.array(family) }),
  }),

  home: call({
    method: 'POST',
    path: 'catalog/home',
    access: 'anyone',
    limit: 'browse',
    mayLag: true,
    summary: 'What the home page shows: new products, the collection, and what sells best.',
    payload: z.object({}),
    response: z.object({
      newIn: z.array(productSummary),
      collection: z.array(productSummary),
      bestSellers: z.array(productSummary),
      shopCollection: z.array(productSummary),
      /** Wide and tall pictures for the banner, in the order of their ids `banner-01`… and `side-01`…; empty where there are none. */
      banners: z.array(picture),
      sides: z.array(picture),
    }),
  }),

  listProducts: call({
    method: 'POST',
    path: 'catalog/listProducts',
    access: 'anyone',
    limit: 'browse',
    mayLag: true,
    summary: 'A page of the products that match a filter, with the counts beside the filters.',
    payload: z.extend(listingFilter, {
      /** Without one: newest first, or what fits a search best. */
      sort: z.optional(z.enum(sortings)),
      /** How many products to answer, counted from the start or from `after`. */
      limit: z._default(z.int().check(z.minimum(1), z.maximum(96)), 24),
      /** Where the page before ended: its `next`. */
      after: z.optional(line(200)),
    }),
    response: z.object({
      products: z.array(productSummary),
      /** Of more than 1,000 that were filtered or searched, to two digits where the facets are an estimate. */
      total: z.number(),
      next: z.nullable(z.string()),
      facets,
    }),
  }),

  findProduct: call({
    method: 'POST',
    path: 'catalog/findProduct',
    access: 'anyone',
    limit: 'browse',
    mayLag: true,
    summary: 'A product with its pictures and variants, and products like it.',
    payload: z.object({ productId: z.uuid() }),
    response: z.object({ product, alike: z.array(productSummary) }),
  }),

  search: call({
    method: 'POST',
    path: 'catalog/search',
    access: 'anyone',
    limit: 'browse',
    mayLag: true,
    summary: 'Products by name, tags and brand, ten at a time; near spellings follow the exact matches.',
    payload: z.object({
      query: line(100),
      category: z.optional(line(60)),
      subCategory: z.optional(line(60)),
      shown: z._default(z.int().check(z.minimum(0), z.maximum(500)), 0),
    }),
    response: z.object({ products: z.array(productSummary), total: z.number(), hasMore: z.boolean() }),
  }),

  summaries: call({
    method: 'POST',
    path: 'catalog/summaries',
    access: 'anyone',
    limit: 'browse',
    mayLag: true,
    summary: 'Products by their ids, in the order asked for; those that are gone are left out.',
    payload: z.object({ ids: z.array(z.uuid()).check(z.maxLength(100)) }),
    response: z.object({ products: z.array(productSummary) }),
  }),
}
