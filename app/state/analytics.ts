import { currentChoice } from '#app/frame/cookie-choice.ts'
import { type Cart, type CartLine, subtotalCents } from '#contract/cart/cart.ts'
import { shopCurrency } from '#contract/currency.ts'
import { toAmount } from '#contract/money.ts'
import type { Product } from '#contract/products/product.ts'
import { localData } from './local-data.ts'

/** A product in a GA4 e-commerce event. */
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
    /** Read by the owner's analytics script; absent until the shopper accepts cookies. */
    dataLayer?: unknown[]
  }
}

const maxTrackedOrders = 50

/** Sends `view_item`. */
export function trackViewItem(product: Product): void {
  const item = {
    item_id: product._id,
    item_name: product.name,
    item_category: product.subCategory,
    item_brand: product.brand,
    price: product.price,
    quantity: 1,
  }
  send('view_item', product.price, [item])
}

/** Sends `add_to_cart`. */
export function trackAddToCart(line: CartLine): void {
  send('add_to_cart', toAmount(subtotalCents([line])), [itemOf(line)])
}

/** Sends `begin_checkout`. */
export function trackBeginCheckout(cart: Cart): void {
  send('begin_checkout', toAmount(subtotalCents(cart)), cart.map(itemOf))
}

/** Sends `purchase`, once per order in this browser. */
export async function trackPurchase(order: Purchase): Promise<void> {
  const { orderNumber, grandTotal, totalTax, shippingFee, productsOrdered } = order
  const tracked = await localData.trackedOrders.ready()
  if (tracked.includes(orderNumber)) return
  await localData.trackedOrders.change((before) => [orderNumber, ...before].slice(0, maxTrackedOrders))
  send('purchase', grandTotal, productsOrdered.map(itemOf), {
    transaction_id: orderNumber,
    tax: totalTax,
    shipping: shippingFee,
  })
}

function itemOf({ productId, name, selectedColor, selectedSize, price, quantity }: Ordered): Item {
  const variant = [selectedColor, selectedSize].filter((each) => each !== null).join(' / ')
  return { item_id: productId, item_name: name, ...(variant && { item_variant: variant }), price, quantity }
}

// Nothing is queued: events before the shopper accepts are never sent.
function send(event: string, value: number, items: Item[], more: object = {}): void {
  if (currentChoice() !== 'accept') return
  window.dataLayer ??= []
  window.dataLayer.push(
    { ecommerce: null },
    { event, ecommerce: { currency: shopCurrency().code, value, items, ...more } },
  )
}
