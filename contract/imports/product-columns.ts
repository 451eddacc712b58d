import { type FieldKey, fieldKeys, fieldOf, isOptional } from '../products/fields.ts'

/** The columns that are not fields of a product. */
const otherColumns = [
  'status',
  'images',
  'color',
  'hex',
  'size',
  'variantPrice',
  'variantOldPrice',
  'variantSku',
  'gtin',
  'weight',
  'cost',
  'onHand',
  'colorImages',
] as const

export type OtherColumn = (typeof otherColumns)[number]
export type ProductColumn = FieldKey | OtherColumn

/**
 * The columns of a CSV file of products. A line is a color and size of a product; the lines of one product have the
 * same SKU. Lists are separated by commas.
 */
export const productColumns: readonly ProductColumn[] = [...fieldKeys, ...otherColumns]

/** The fields a new product requires besides its SKU, as they have no default. */
export const neededColumns = fieldKeys.filter((key): key is Exclude<FieldKey, 'sku'> => {
  const field = fieldOf(key)
  const hasInitial = field.kind === 'text' || (field.kind === 'line' && field.initial !== undefined)
  return key !== 'sku' && !isOptional(field) && !hasInitial
})
