import { type FieldKey, fieldKeys, fieldOf, isOptional } from '../products/fields.ts'

/** What the columns hold that are no fields of a product. */
const otherColumns = {
  status: 'draft, published or archived',
  images: "Ids of the product's own images, separated by commas",
  color: 'Color, where it comes in colors',
  hex: 'The color of its swatch, such as #8a5a2b',
  size: 'Size, where it comes in sizes',
  onHand: 'Units in stock; empty where they are not counted',
  colorImages: 'Ids of the images in this color, separated by commas',
} as const

export type OtherColumn = keyof typeof otherColumns
export type ProductColumn = FieldKey | OtherColumn

/**
 * The columns of a CSV file of products, and what stands in them. A line is a color and size of a product; lines of one
 * product have the same SKU. Lists are separated by commas.
 */
export const productColumns = {
  ...Object.fromEntries(fieldKeys.map((key) => [key, fieldOf(key).csv])),
  ...otherColumns,
} as Record<ProductColumn, string>

/** What a new product needs besides its SKU: what it must have and nothing stands in for. */
export const neededColumns = fieldKeys.filter((key): key is Exclude<FieldKey, 'sku'> => {
  const field = fieldOf(key)
  const hasInitial = field.kind === 'text' || (field.kind === 'line' && field.initial !== undefined)
  return key !== 'sku' && !isOptional(field) && !hasInitial
})
