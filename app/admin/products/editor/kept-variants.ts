import type { OwnProduct, OwnVariant } from '#contract/products/own-product.ts'
import { isSameSize } from '#contract/products/size-order.ts'
import { readColors, readSizes } from '../edited-variants.ts'

/** The saved variants whose color and size are still in the form. Those of new colors and sizes come with the next save. */
export function keptVariants(product: OwnProduct, typed: { colors: string; sizes: string }): OwnVariant[] {
  const colors = readColors(typed.colors)
  const sizes = readSizes(typed.sizes)
  // A color may have another name in the form.
  const idOf = new Map(product.colorVariant.map(({ id, color }) => [color, id]))
  return product.variants.filter(({ color, size }) => {
    const hasColor = color === null ? colors.length === 0 : colors.some(({ id }) => id === idOf.get(color))
    const hasSize = size === null ? sizes.length === 0 : sizes.some((each) => isSameSize(each, String(size)))
    return hasColor && hasSize
  })
}
