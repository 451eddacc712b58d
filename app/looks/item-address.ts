import type { LookItem } from '#contract/looks/calls.ts'
import { productAddress } from '#contract/products/product-address.ts'

/** The product page of an item, in the color that the look shows. */
export function itemAddress({ product, color }: LookItem): string {
  return productAddress(product, product.colorVariant.find((each) => each.color === color)?.id ?? null)
}
