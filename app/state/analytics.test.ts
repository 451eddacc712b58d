import { afterEach, beforeEach, expect, test } from 'vitest'
import { choose } from '#app/frame/cookie-choice.ts'
import type { CartLine } from '#contract/cart/cart.ts'
import { trackAddToCart, trackPurchase } from './analytics.ts'

// The minimum of a browser: cookies and the data layer.
const browser = { document: { cookie: '' }, location: { protocol: 'http:' }, window: {} as { dataLayer?: unknown[] } }
const events = () => browser.window.dataLayer?.filter((each) => JSON.stringify(each).includes('event'))

beforeEach(() => {
  browser.window = {}
  Object.assign(globalThis, browser)
})
afterEach(() => {
  for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name)
})

const line: CartLine = {
  productId: '7d5e6e2c-0f0a-4f4e-9c55-0a4fb3b8a111',
  selectedColor: 'Honey',
  selectedSize: null,
  sizeLabel: null,
  quantity: 2,
  price: 19.99,
  image: '',
  name: 'Otto',
  path: 'women/sunglasses/round',
  priceId: null,
  productUrl: '/shop',
}
const order = { orderNumber: 'MG-1', grandTotal: 39.98, totalTax: 0, shippingFee: 0, productsOrdered: [line] }

test('nothing is tracked before the shopper accepts, nor after they declined', () => {
  trackAddToCart(line)
  choose('decline')
  trackAddToCart(line)
  expect(browser.window.dataLayer).toBeUndefined()
})

test('once accepted, adding to the cart is tracked with the value in dollars', () => {
  choose('accept')
  trackAddToCart(line)
  expect(events()).toMatchObject([
    {
      event: 'add_to_cart',
      ecommerce: { currency: 'USD', value: 39.98, items: [{ item_name: 'Otto', item_variant: 'Honey', quantity: 2 }] },
    },
  ])
})

test('an order is tracked once, however often its page is viewed', async () => {
  choose('accept')
  await trackPurchase(order)
  await trackPurchase(order)
  await trackPurchase({ ...order, orderNumber: 'MG-2' })
  expect(events()).toMatchObject([
    { event: 'purchase', ecommerce: { transaction_id: 'MG-1', value: 39.98 } },
    { event: 'purchase', ecommerce: { transaction_id: 'MG-2' } },
  ])
})
