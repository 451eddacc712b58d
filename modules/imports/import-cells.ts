import * as z from 'zod/mini'
import type { ProductColumn } from '#contract/imports/product-columns.ts'
import { productStatuses } from '#contract/products/own-product.ts'
import { colorFields, productFields, sizeFields } from '#contract/products/product-fields.ts'

const money = z.pipe(
  z.string().check(z.regex(/^\$?\d{1,7}(\.\d{1,2})?$/, 'Please enter a price in dollars, such as 60.00.')),
  z.transform((cell) => Number(cell.replace('$', ''))),
)
const orNull = <T extends z.ZodMiniType>(schema: T) =>
  z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    schema,
  ])
const list = z.pipe(
  z.string(),
  z.transform((cell) =>
    cell
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
)
const ids = z.pipe(
  list,
  z
    .array(z.string().check(z.regex(/^[\w-]{1,60}$/, 'This is no id of an image.')))
    .check(z.maxLength(60, 'Please name at most 60 images.')),
)

/** How the cells of each column are read. An empty cell is nothing where nothing is allowed, and an error elsewhere. */
export const cellRules = {
  sku: productFields.sku,
  name: productFields.name,
  brand: productFields.brand,
  category: productFields.category,
  subCategory: productFields.subCategory,
  type: productFields.type,
  tags: z.pipe(list, productFields.tags),
  description: productFields.description,
  price: z.pipe(money, productFields.price),
  oldPrice: orNull(z.pipe(money, productFields.price)),
  measurement: orNull(
    z.string().check(z.regex(/^\d{1,3}-\d{1,3}-\d{1,3}$/, 'Please enter numbers such as 52-18-140.')),
  ),
  status: z.enum(productStatuses, 'The status is draft, published or archived.'),
  images: ids,
  color: orNull(colorFields.color),
  hex: orNull(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((cell) => cell.toLowerCase()),
      ),
      colorFields.hex,
    ),
  ),
  size: orNull(
    z.pipe(
      z.pipe(
        z.string().check(z.regex(/^\d{1,5}(\.\d{1,2})?$/, 'Please enter a size as a number.')),
        z.transform(Number),
      ),
      sizeFields.size,
    ),
  ),
  onHand: orNull(
    z.pipe(
      z.string().check(z.regex(/^\d{1,7}$/, 'Please enter whole pieces, or nothing where they are not counted.')),
      z.pipe(z.transform(Number), z.number().check(z.maximum(1_000_000, 'That is too many pieces.'))),
    ),
  ),
  colorImages: ids,
} satisfies Record<ProductColumn, z.ZodMiniType>

export type Cells = { [Column in ProductColumn]: z.output<(typeof cellRules)[Column]> }
