import { type FieldKey, fieldKeys, fieldOf, isOptional } from '../products/fields.ts'

/** The columns that are not fields of a product. */
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
 * The columns of a CSV file of products. A line is a color and size of a product; the lines of one product have the
 * same SKU. Lists are separated by commas.
 */
export const productColumns = {
  ...Object.fromEntries(fieldKeys.map((key) => [key, fieldOf(key).csv])),
  ...otherColumns,
} as Record<ProductColumn, string>

/** The fields a new product requires besides its SKU, as they have no default. */
export const neededColumns = fieldKeys.filter((key): key is Exclude<FieldKey, 'sku'> => {
  const field = fieldOf(key)
  const hasInitial = field.kind === 'text' || (field.kind === 'line' && field.initial !== undefined)
  return key !== 'sku' && !isOptional(field) && !hasInitial
})
