import { lineOf } from '#app/cart/line-of.ts'
import { isSoldOut } from '#app/products/variant-choice.ts'
import { trackAddToCart } from '#app/state/analytics.ts'
import { cartDrawer } from '#app/state/cart-store.ts'
import { localData } from '#app/state/local-data.ts'
import { addLine } from '#app/state/use-cart.ts'
import { sameItem } from '#contract/cart/cart.ts'
import type { LookItem } from '#contract/looks/calls.ts'
import type { Size } from '#contract/products/size.ts'

/** The chosen size of each product, by its id. */
export type Sizes = Readonly<Record<string, Size>>

/** The items of a look that can still be bought. */
export function sellable(items: readonly LookItem[]): LookItem[] {
  return items.filter(({ product, color }) => !isSoldOut(product, { color, size: null }))
}

export function needsSize({ product }: LookItem, sizes: Sizes): boolean {
  return product.sizeVariant.length > 0 && sizes[product._id] === undefined
}

/** Adds one of each item, apart from those already in the cart, and opens the cart drawer. */
export async function addLook(items: readonly LookItem[], sizes: Sizes): Promise<void> {
  const cart = await localData.cart.ready()
  for (const { product, color, sizeLabels } of items) {
    const size = sizes[product._id] ?? null
    const sizeLabel = sizeLabels[product.sizeVariant.findIndex((each) => each.size === size)] ?? null
    const line = lineOf(product, { color, size }, { sizeLabel })
    if (cart.some((other) => sameItem(other, line))) continue
    if (await addLine(line)) trackAddToCart(line)
  }
  cartDrawer.set(true)
}
