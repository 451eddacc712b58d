import type { ListedProduct } from '#contract/products/own-product.ts'
import type { Size } from '#contract/products/size.ts'
import { adminPendingOrdersMessages as said } from '#messages/en-US/admin/pending-orders.ts'
import { nameOfVariant } from '../stock-alerts/name-of-variant.ts'

/** A variant that staff put into an order. */
export interface ChosenItem {
  variantId: string
  productId: string
  selectedColor: string | null
  selectedSize: Size | null
  label: string
  price: number
  quantity: number
}

/** The variants of a product to choose from, each with what is left of it. */
export function choicesOf({ _id, name, price, variants }: ListedProduct) {
  return variants.map((variant) => {
    const { variantId, color, size, onHand, reserved } = variant
    const label = color === null && size === null ? name : `${name}, ${nameOfVariant(variant)}`
    const item: ChosenItem = {
      ...{ variantId, productId: _id, selectedColor: color, selectedSize: size, label, price, quantity: 1 },
    }
    return { item, left: onHand === null ? null : Math.max(0, onHand - reserved) }
  })
}

/** "12 in stock". */
export const leftInWords = (left: number | null) => (left === null ? said.uncounted : said.left(left))

/** One more unit of a variant; at the end if it is new. */
export function addItem(items: readonly ChosenItem[], added: ChosenItem): ChosenItem[] {
  const known = items.some(({ variantId }) => variantId === added.variantId)
  if (!known) return [...items, added]
  return items.map((each) => (each.variantId === added.variantId ? { ...each, quantity: each.quantity + 1 } : each))
}

/** The items as calls take them. */
export function itemsToOrder(items: readonly ChosenItem[]) {
  return items.map(({ productId, selectedColor, selectedSize, quantity }) => {
    return { productId, selectedColor, selectedSize, quantity }
  })
}
