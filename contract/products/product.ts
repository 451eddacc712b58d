import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { image } from '../media/image-shape.ts'
import { answersOf } from './field-shapes.ts'
import { cardKeys, fieldKeys } from './fields.ts'
import { sizeShape } from './size-shape.ts'

const colorVariant = z.object({
  id: z.string(),
  color: z.string(),
  /** The swatch, as `#rrggbb`. */
  hex: z.string(),
  image: image,
  gallery: z.array(image),
})

/** A color on a card: its image, and the one shown on hover. */
const summaryColor = z.extend(z.omit(colorVariant, { gallery: true }), { flip: z.nullable(image) })

const sizeVariant = z.object({ size: sizeShape })

/** A product summary for cards. Amounts are in the shop's currency. */
export const productSummary = z.object({
  _id: z.uuid(),
  ...answersOf(cardKeys),
  mainImage: image,
  flipMainPicture: z.nullable(image),
  /** True while at least one variant is in stock; `inStock` is an alias. */
  isActive: z.boolean(),
  inStock: z.boolean(),
  /** Category, sub-category and type as URL segments: `women/sunglasses/cat-eye`. */
  path: z.string(),
  colorVariant: z.array(summaryColor),
  sizeVariant: z.array(sizeVariant),
  /** The variants that cost something else; `price` is that of the cheapest one, `oldPrice` what belongs to it. */
  prices: z.array(
    z.object({
      color: z.nullable(z.string()),
      size: z.nullable(sizeShape),
      price: amount,
      oldPrice: z.nullable(amount),
    }),
  ),
  /** The sold-out combinations. */
  soldOut: z.array(z.object({ color: z.nullable(z.string()), size: z.nullable(sizeShape) })),
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  isNew: z.boolean(),
})
export type ProductSummary = z.infer<typeof productSummary>

export const product = z.extend(productSummary, {
  priceId: z.nullable(z.string()),
  otherImages: z.array(image),
  ...answersOf(fieldKeys),
  isDeleted: z.boolean(),
  colorVariant: z.array(colorVariant),
  /** The variants that have a SKU or a barcode of their own. */
  ownVariants: z.array(
    z.object({
      color: z.nullable(z.string()),
      size: z.nullable(sizeShape),
      sku: z.nullable(z.string()),
      gtin: z.nullable(z.string()),
    }),
  ),
  /** The units left of each combination, if stock is tracked and low. */
  fewLeft: z.array(z.object({ color: z.nullable(z.string()), size: z.nullable(sizeShape), left: z.number() })),
})
export type Product = z.infer<typeof product>
