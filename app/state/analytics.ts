import { currentChoice } from '#app/frame/cookie-choice.ts'
import { type Cart, type CartLine, subtotalCents } from '#contract/cart/cart.ts'
import { toDollars } from '#contract/money.ts'
import type { Product } from '#contract/products/product.ts'
import { remembered } from './remembered.ts'

/** Something bought or looked at, in the words of the usual e-commerce events. Prices are dollars. */
interface Item {
  item_id: string
  item_name: string
  item_variant?: string
  item_category?: string
  item_brand?: string
  price: number
  quantity: number
}

interface Purchase {
  orderNumber: string
  grandTotal: number
  totalTax: number
  shippingFee: number
  productsOrdered: readonly Ordered[]
}

type Ordered = Pick<CartLine, 'productId' | 'name' | 'selectedColor' | 'selectedSize' | 'price' | 'quantity'>

declare global {
  interface Window {
    /** Where an analytics script of the owner reads what happens; there is none until the shopper accepts. */
    dataLayer?: unknown[]
  }
}

const mostOrders = 50

/** Tells that a product's page is seen. */
export function trackViewItem(product: Product): void {
  const item = {
    item_id: product._id,
    item_name: product.name,
    item_category: product.subCategory,
    item_brand: product.brand,
    price: product.price,
    quantity: 1,
  }
  tell('view_item', product.price, [item])
}

/** Tells that a line went into the cart. */
export function trackAddToCart(line: CartLine): void {
  tell('add_to_cart', toDollars(subtotalCents([line])), [itemOf(line)])
}

/** Tells that paying for a cart has begun. */
export function trackBeginCheckout(cart: Cart): void {
  tell('begin_checkout', toDollars(subtotalCents(cart)), cart.map(itemOf))
}

/** Tells of a paid order, once in this browser however often its page is seen. */
export async function trackPurchase(order: Purchase): Promise<void> {
  const { orderNumber, grandTotal, totalTax, shippingFee, productsOrdered } = order
  const told = await remembered.trackedOrders.ready()
  if (told.includes(orderNumber)) return
  await remembered.trackedOrders.change((before) => [orderNumber, ...before].slice(0, mostOrders))
  tell('purchase', grandTotal, productsOrdered.map(itemOf), {
    transaction_id: orderNumber,
    tax: totalTax,
    shipping: shippingFee,
  })
}

function itemOf({ productId, name, selectedColor, selectedSize, price, quantity }: Ordered): Item {
  const variant = [selectedColor, selectedSize].filter((each) => each !== null).join(' / ')
  return { item_id: productId, item_name: name, ...(variant && { item_variant: variant }), price, quantity }
}

// Nothing is kept for later either: what happened before Accept stays untold.
function tell(event: string, value: number, items: Item[], more: object = {}): void {
  if (currentChoice() !== 'accept') return
  window.dataLayer ??= []
  window.dataLayer.push({ ecommerce: null }, { event, ecommerce: { currency: 'USD', value, items, ...more } })
}
