import type { ProductSummary } from '#contract/products/product.ts'

/** What is chosen of a product; null is not chosen, or there is nothing to choose. */
export interface VariantChoice {
  color: string | null
  size: number | null
}

/** As much of a product as its variants need; cards and detail pages both have it. */
export type Variants = Pick<ProductSummary, 'sizeVariant' | 'soldOut' | 'isActive'> & {
  colorVariant: readonly { id: string; color: string }[]
}

/** Whether a combination cannot be bought; with one side still open, whether no combination with the other can. */
export function isSoldOut(product: Variants, { color, size }: VariantChoice): boolean {
  if (!product.isActive) return true
  const colors = color === null ? namesOf(product) : [color]
  const sizes = size === null ? sizesOf(product) : [size]
  return colors.every((eachColor) =>
    sizes.every((eachSize) => product.soldOut.some((gone) => gone.color === eachColor && gone.size === eachSize)),
  )
}

/** The choice as an address names it: the color by its id. */
export function readVariant(product: Variants, colorId: string | undefined, query: URLSearchParams): VariantChoice {
  const named = product.colorVariant.find((each) => each.id === colorId || each.color === query.get('color'))
  const size = query.get('size') === null ? Number.NaN : Number(query.get('size'))
  return {
    color: named?.color ?? product.colorVariant[0]?.color ?? null,
    size: product.sizeVariant.some((each) => each.size === size) ? size : null,
  }
}

function namesOf({ colorVariant }: Variants): (string | null)[] {
  return colorVariant.length > 0 ? colorVariant.map(({ color }) => color) : [null]
}

function sizesOf({ sizeVariant }: Variants): (number | null)[] {
  return sizeVariant.length > 0 ? sizeVariant.map(({ size }) => size) : [null]
}
