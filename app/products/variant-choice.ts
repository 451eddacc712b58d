import type { Product, ProductSummary } from '#contract/products/product.ts'
import type { Size } from '#contract/products/size.ts'

/** The selected color and size; null if not selected, or if there is nothing to select. */
export interface VariantChoice {
  color: string | null
  size: Size | null
}

/** The fields of a product that its variants need; cards and product pages both have them. */
export type Variants = Pick<ProductSummary, 'sizeVariant' | 'soldOut' | 'isActive'> & {
  colorVariant: readonly { id: string; color: string }[]
}

/** Whether a combination is sold out; with color or size not selected, whether all its combinations are. */
export function isSoldOut(product: Variants, { color, size }: VariantChoice): boolean {
  if (!product.isActive) return true
  const colors = color === null ? namesOf(product) : [color]
  const sizes = size === null ? sizesOf(product) : [size]
  return colors.every((eachColor) =>
    sizes.every((eachSize) => product.soldOut.some((gone) => gone.color === eachColor && gone.size === eachSize)),
  )
}

/** Whether everything there is to select is selected, so that it is one variant. */
export function isWhole(product: Variants, { color, size }: VariantChoice): boolean {
  return (product.colorVariant.length === 0 || color !== null) && (product.sizeVariant.length === 0 || size !== null)
}

/** The selection in a URL: the color by its id, or by its name, which forms send, and which comes first. */
export function readVariant(
  product: Variants,
  colorId: string | undefined,
  query: URLSearchParams,
  /** The color shown when the URL names none. */
  otherwise: string | null = product.colorVariant[0]?.color ?? null,
): VariantChoice {
  const named =
    product.colorVariant.find(({ color }) => color === query.get('color')) ??
    product.colorVariant.find(({ id }) => id === colorId)
  return {
    color: named?.color ?? otherwise,
    size: product.sizeVariant.find(({ size }) => String(size) === query.get('size'))?.size ?? null,
  }
}

/** What a selected variant has of its own, such as its SKU. */
export function ownOf({ ownVariants }: Pick<Product, 'ownVariants'>, { color, size }: VariantChoice) {
  return ownVariants.find((each) => each.color === color && each.size === size)
}

export function namesOf({ colorVariant }: Pick<Variants, 'colorVariant'>): (string | null)[] {
  return colorVariant.length > 0 ? colorVariant.map(({ color }) => color) : [null]
}

export function sizesOf({ sizeVariant }: Pick<Variants, 'sizeVariant'>): (Size | null)[] {
  return sizeVariant.length > 0 ? sizeVariant.map(({ size }) => size) : [null]
}
