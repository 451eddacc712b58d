import type * as z from 'zod/mini'
import { addToCartMessages } from '#messages/en-US/add-to-cart.ts'
import { conflict, ShopError } from '../errors.ts'
import { toCents } from '../money.ts'
import type { Size } from '../products/size.ts'
import type { cartLine } from './calls.ts'
import { limitPerItem } from './limit-per-item.ts'

export type CartLine = z.infer<typeof cartLine>
export type Cart = readonly CartLine[]
export type CartItem = Pick<CartLine, 'productId' | 'selectedColor' | 'selectedSize'>

/** Whether two lines are the same product in the same color and size. */
export function sameItem(one: CartItem, other: CartItem): boolean {
  return (
    one.productId === other.productId &&
    one.selectedColor === other.selectedColor &&
    one.selectedSize === other.selectedSize
  )
}

/** Appends a line; refuses a duplicate with 'Already added to your cart.'. */
export function addLine(cart: Cart, added: CartLine): Cart {
  if (cart.some((other) => sameItem(other, added))) throw conflict(addToCartMessages.alreadyAdded)
  return [...cart, { ...added, quantity: Math.min(added.quantity, limitPerItem) }]
}

/** Returns a whole quantity of at least 1; above the limit it throws 'The limit per item is 100'. */
export function checkQuantity(quantity: number): number {
  if (quantity > limitPerItem) throw new ShopError(400, addToCartMessages.limitPerItem)
  return Math.max(1, Math.floor(quantity) || 1)
}

/** Sets the quantity of a line, clamped to 1 to 100. */
export function setQuantity(cart: Cart, item: CartItem, quantity: number): Cart {
  const clamped = Math.min(Math.max(1, Math.floor(quantity) || 1), limitPerItem)
  return cart.map((other) => (sameItem(other, item) ? { ...other, quantity: clamped } : other))
}

export function removeLine(cart: Cart, item: CartItem): Cart {
  return cart.filter((other) => !sameItem(other, item))
}

/** The subtotal in cents. */
export function subtotalCents(cart: Cart): number {
  return cart.reduce((sum, each) => sum + toCents(each.price) * each.quantity, 0)
}

/** The number of units in the cart. */
export function countUnits(cart: Cart): number {
  return cart.reduce((sum, each) => sum + each.quantity, 0)
}

/** Whether color and size are chosen where the product has them. Source: spec section 5, "Add to cart with variants". */
export function isChoiceComplete(
  product: { colorVariant: readonly unknown[]; sizeVariant: readonly unknown[] },
  choice: { color: string | null; size: Size | null },
): boolean {
  return (
    (product.colorVariant.length === 0 || choice.color !== null) &&
    (product.sizeVariant.length === 0 || choice.size !== null)
  )
}
