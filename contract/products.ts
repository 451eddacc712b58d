import * as z from 'zod/mini'
import { call } from './call.ts'
import { stockReasons } from './constants.ts'
import { picture } from './picture-shape.ts'
import { colorFields, newProductFields, productFields, salePrice, sizeFields } from './product-fields.ts'
import { line } from './typed-text.ts'

export const productStatuses = ['draft', 'published', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** What can be sold of a product in one colour and size; `onHand` is null where the shop does not count. */
export const stockRow = z.object({
  variantId: z.uuid(),
  color: z.nullable(z.string()),
  size: z.nullable(z.number()),
  onHand: z.nullable(z.number()),
  /** So many of the pieces on hand are in somebody's checkout. */
  reserved: z.number(),
})
export type StockRow = z.infer<typeof stockRow>

/** A product as the owner's list shows it. Amounts are dollars, times are ISO 8601. */
export const listedProduct = z.object({
  _id: z.uuid(),
  sku: z.string(),
  name: z.string(),
  category: z.string(),
  subCategory: z.string(),
  type: z.string(),
  status: z.enum(productStatuses),
  price: z.number(),
  oldPrice: z.nullable(z.number()),
  image: picture,
  /** Goes up with every change; sent back with the next one, so that two editors notice each other. */
  version: z.number(),
  variants: z.array(stockRow),
  createdAt: z.string(),
})
export type ListedProduct = z.infer<typeof listedProduct>

/** A picture in its place: of a colour's gallery, or of the product's own where there is none. */
export const placedPicture = z.object({ pictureId: z.string(), colorId: z.nullable(z.uuid()), picture })
export type PlacedPicture = z.infer<typeof placedPicture>

/** A product with everything its owner may change, and what happened to it, the newest first. */
export const ownProduct = z.extend(z.omit(listedProduct, { image: true }), {
  description: z.string(),
  brand: z.string(),
  tags: z.array(z.string()),
  measurement: z.nullable(z.string()),
  path: z.string(),
  colorVariant: z.array(z.object({ id: z.uuid(), color: z.string(), hex: z.string() })),
  sizeVariant: z.array(z.object({ size: z.number() })),
  pictures: z.array(placedPicture),
  updatedAt: z.string(),
  prices: z.array(
    z.object({ price: z.number(), oldPrice: z.nullable(z.number()), at: z.string(), by: z.nullable(z.string()) }),
  ),
  stockChanges: z.array(
    z.object({
      color: z.nullable(z.string()),
      size: z.nullable(z.number()),
      delta: z.number(),
      reason: z.string(),
      at: z.string(),
      by: z.nullable(z.string()),
    }),
  ),
})
export type OwnProduct = z.infer<typeof ownProduct>

export const importStates = ['waiting', 'running', 'done', 'refused', 'failed'] as const

/** A file of products on its way in; `progress` goes from 0 to 1. */
export const productImport = z.object({
  importId: z.uuid(),
  isDryRun: z.boolean(),
  state: z.enum(importStates),
  progress: z.number(),
  lines: z.number(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  errorCount: z.number(),
  /** The first of them; a line is counted as a spreadsheet does, the heading being line 1. */
  errors: z.array(z.object({ line: z.number(), column: z.string(), message: z.string() })),
})
export type ProductImport = z.infer<typeof productImport>

const pieces = z.nullable(
  z.int('Please enter whole pieces.').check(z.minimum(0, 'The stock cannot be negative.'), z.maximum(1_000_000)),
)
const pictureId = line(60).check(z.minLength(1))
const version = z.int().check(z.minimum(1), z.maximum(2_000_000_000))
const seen = { productId: z.uuid(), version }
const changed = z.object({ product: ownProduct, message: z.string() })

/** The calls of the owner's work on goods. A change of what somebody else changed meanwhile is refused with 409. */
export const products = {
  listAllProducts: call({
    method: 'POST',
    path: 'products/listAllProducts',
    access: 'admin',
    summary: 'All products, drafts and archived ones too, the newest first.',
    payload: z.object({
      search: z.optional(line(100)),
      status: z.optional(z.enum(productStatuses)),
      /** Where the page before ended: its `next`. */
      after: z.optional(line(200)),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
    }),
    response: z.object({ products: z.array(listedProduct), next: z.nullable(z.string()) }),
  }),

  findOwnProduct: call({
    method: 'POST',
    path: 'products/findOwnProduct',
    access: 'admin',
    summary: 'A product with all that its owner may change, its stock, prices and pictures.',
    payload: z.object({ productId: z.uuid() }),
    response: z.object({ product: ownProduct }),
  }),

  createProduct: call({
    method: 'POST',
    path: 'products/createProduct',
    access: 'admin',
    summary: 'Adds a product as a draft; each of its colours and sizes begins with `quantity` pieces.',
    payload: z.object(newProductFields),
    response: z.object({ productId: z.uuid(), message: z.string() }),
  }),

  changeProduct: call({
    method: 'PUT',
    path: 'products/changeProduct',
    access: 'admin',
    summary: 'Changes the texts, prices, colours and sizes of a product.',
    payload: z.object({
      ...seen,
      ...productFields,
      /** All its colours in their order; those with an `id` are kept, others are new, missing ones go. */
      colorVariant: z
        .array(z.object({ id: z.optional(z.uuid()), ...colorFields }))
        .check(z.maxLength(30, 'A product has at most 30 colours.')),
      sizeVariant: z.array(z.object(sizeFields)).check(z.maxLength(60, 'A product has at most 60 sizes.')),
    }),
    response: changed,
  }),

  changePrice: call({
    method: 'PUT',
    path: 'products/changePrice',
    access: 'admin',
    summary: 'Changes the price of a product, and the old price shown beside it.',
    payload: z.object({ ...seen, price: salePrice, oldPrice: z.nullable(salePrice) }),
    response: z.object({ version: z.number(), message: z.string() }),
  }),

  changeStock: call({
    method: 'PUT',
    path: 'products/changeStock',
    access: 'admin',
    summary: 'Changes the stock of variants, all or none, and writes down why.',
    payload: z.object({
      /** `from` is what was seen before; null is "not counted". */
      changes: z
        .array(z.object({ variantId: z.uuid(), from: pieces, to: pieces }))
        .check(z.minLength(1, 'There is nothing to change.'), z.maxLength(500)),
      reason: z.enum(stockReasons, 'Please say why the stock changes.'),
    }),
    response: z.object({ variants: z.array(stockRow), message: z.string() }),
  }),

  publishProduct: call({
    method: 'PUT',
    path: 'products/publishProduct',
    access: 'admin',
    summary: 'Puts a product into the shop, if nothing it needs is missing.',
    payload: z.object(seen),
    response: changed,
  }),

  archiveProduct: call({
    method: 'PUT',
    path: 'products/archiveProduct',
    access: 'admin',
    summary: 'Takes a product out of the shop and keeps it.',
    payload: z.object(seen),
    response: changed,
  }),

  duplicateProduct: call({
    method: 'POST',
    path: 'products/duplicateProduct',
    access: 'admin',
    summary: 'Makes a draft like a product, with its pictures and without its stock.',
    payload: z.object({ productId: z.uuid() }),
    response: z.object({ productId: z.uuid(), message: z.string() }),
  }),

  uploadPicture: call({
    method: 'POST',
    path: 'products/pictures',
    access: 'admin',
    door: 'direct',
    upload: 'picture',
    summary:
      'Takes a picture for goods: multipart, one field named `file`. Kept for a day, and for good once it is placed.',
    payload: z.object({
      file: z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'Please choose a picture.'),
    }),
    response: z.object({ pictureId: z.string(), picture }),
  }),

  arrangePictures: call({
    method: 'PUT',
    path: 'products/arrangePictures',
    access: 'admin',
    summary: 'Says which pictures a product shows, in which order, for which colour, and what is seen on them.',
    payload: z.object({
      ...seen,
      pictures: z
        .array(z.object({ pictureId, colorId: z.nullable(z.uuid()), alt: line(200) }))
        .check(z.maxLength(200, 'A product has at most 200 pictures.')),
    }),
    response: changed,
  }),

  importProducts: call({
    method: 'POST',
    path: 'products/import',
    access: 'admin',
    door: 'direct',
    upload: 'table',
    summary:
      'Takes a CSV file of products: multipart, `dryRun` (yes or no) before `file`. What becomes of it is asked with its id.',
    payload: z.object({
      file: z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'Please choose a file.'),
      dryRun: z._default(z.enum(['yes', 'no']), 'yes'),
    }),
    response: z.object({ importId: z.uuid() }),
  }),

  findImport: call({
    method: 'POST',
    path: 'products/findImport',
    access: 'admin',
    summary: 'How far an import is, and what came of it.',
    payload: z.object({ importId: z.uuid() }),
    response: z.object({ productImport }),
  }),

  exportProducts: call({
    method: 'POST',
    path: 'products/exportProducts',
    access: 'admin',
    summary: 'The products as CSV, in the order of their SKUs, in parts; the heading stands in the first.',
    payload: z.object({ after: z.optional(line(60)) }),
    response: z.object({ csv: z.string(), next: z.nullable(z.string()) }),
  }),
}
