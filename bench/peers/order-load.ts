import { type Load, randomAddress } from '../measure.ts'

const buyer = {
  full_name: 'Ann Lee',
  telephone: '5035550142',
  address_1: '12 Harbor Street',
  city: 'Portland',
  province: 'US-OR',
  postcode: '97201',
  country: 'US',
}
const email = 'ann@example.com'

/** Orders at EverShop in a loop: a cart of one unit, the checkout page, and the order, paid on delivery. */
export function createOrderLoad(sku: string, shippingMethod: string): Load {
  return async (origin, connections, seconds) => {
    const startedAt = performance.now()
    const end = startedAt + seconds * 1_000
    const waits: number[] = []
    let refused = 0
    async function orderInLoop() {
      const visitor = await openSession(origin)
      while (performance.now() < end) {
        const from = performance.now()
        if (await order(origin, visitor, sku, shippingMethod)) waits.push(performance.now() - from)
        else refused++
      }
    }
    await Promise.all(Array.from({ length: connections }, orderInLoop))
    return { seconds: (performance.now() - startedAt) / 1_000, waits, refused }
  }
}

/** The headers of a visitor who has opened a page. */
async function openSession(origin: string): Promise<Record<string, string>> {
  const address = { 'x-forwarded-for': randomAddress() }
  const page = await fetch(`${origin}/cart`, { headers: address })
  await page.arrayBuffer()
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  return { ...address, cookie: cookies.join('; ') }
}

/** Returns whether the order was placed. */
async function order(origin: string, visitor: Record<string, string>, sku: string, shippingMethod: string) {
  const post = async (path: string, body: object) => {
    const headers = { ...visitor, 'content-type': 'application/json' }
    const response = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const answer: unknown = await response.json()
    return response.ok ? Object(Object(answer).data) : null
  }
  const cart = await post('/cart/mine/items', { sku, qty: 1 })
  if (!cart) return false
  const page = await fetch(`${origin}/checkout`, { headers: visitor, redirect: 'manual' })
  await page.arrayBuffer()
  const placed = await post(`/carts/${cart.cartId}/checkout`, {
    cart_id: cart.cartId,
    customer: { email },
    shippingAddress: buyer,
    billingAddress: buyer,
    shippingMethod,
    shippingProvider: 'core',
    paymentMethod: 'cod',
  })
  return page.status === 200 && typeof placed?.order_number === 'string'
}
