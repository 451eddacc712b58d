import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { stockRow } from '../inventory/stock-row.ts'
import { image } from '../media/image-shape.ts'
import { placedImage } from '../media/placed-image.ts'
import { answersOf } from './field-shapes.ts'
import { fieldKeys } from './fields.ts'
import { sizeShape } from './size-shape.ts'
import { variantAnswers } from './variant-fields.ts'

export const productStatuses = ['draft', 'published', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** The orders in which staff list products. */
export const productSorts = ['newest', 'oldest', 'name-asc', 'name-desc', 'price-desc', 'price-asc'] as const
export type ProductSort = (typeof productSorts)[number]

export const listedKeys = ['sku', 'name', 'category', 'subCategory', 'type', 'price', 'oldPrice'] as const

/** A product in the admin list. Amounts are in the shop's currency, times are ISO 8601. */
export const listedProduct = z.object({
  _id: z.uuid(),
  ...answersOf(listedKeys),
  status: z.enum(productStatuses),
  image: image,
  /** Incremented by every change and sent back with the next one, so that concurrent edits are detected. */
  version: z.number(),
  /** What shoppers see now: the price of the cheapest variant with the old price shown, and that of the most expensive one. */
  now: z.object({ price: amount, oldPrice: z.nullable(amount), highest: amount }),
  variants: z.array(stockRow),
  createdAt: z.string(),
})
export type ListedProduct = z.infer<typeof listedProduct>

const ownVariant = z.extend(stockRow, variantAnswers)
export type OwnVariant = z.infer<typeof ownVariant>

/** A product with all editable fields, and its history, newest first. */
export const ownProduct = z.extend(z.omit(listedProduct, { image: true }), {
  ...answersOf(fieldKeys),
  variants: z.array(ownVariant),
  path: z.string(),
  colorVariant: z.array(z.object({ id: z.uuid(), color: z.string(), hex: z.string() })),
  sizeVariant: z.array(z.object({ size: sizeShape })),
  images: z.array(placedImage),
  updatedAt: z.string(),
  /** The sale that it is in now. */
  sale: z.nullable(z.object({ saleId: z.uuid(), name: z.string(), endsAt: z.string() })),
  prices: z.array(
    z.object({
      /** Of the variant with a price of its own; null once it costs what the product does. */
      color: z.nullable(z.string()),
      size: z.nullable(sizeShape),
      price: z.nullable(amount),
      /** The one shown with it. */
      oldPrice: z.nullable(amount),
      /** The name of the sale. */
      sale: z.nullable(z.string()),
      at: z.string(),
      by: z.nullable(z.string()),
    }),
  ),
  stockChanges: z.array(
    z.object({
      color: z.nullable(z.string()),
      size: z.nullable(sizeShape),
      delta: z.number(),
      reason: z.string(),
      at: z.string(),
      by: z.nullable(z.string()),
    }),
  ),
})
export type OwnProduct = z.infer<typeof ownProduct>

const version = z.int().check(z.minimum(1), z.maximum(2_000_000_000))

/** The product and its version as last read; a stale version is refused with 409. */
export const seenProduct = { productId: z.uuid(), version }

export const changedProduct = z.object({ product: ownProduct, message: z.string() })
