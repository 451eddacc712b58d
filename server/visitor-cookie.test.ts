import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { customers } from '#db/tables/customers.ts'
import { variants } from '#db/tables/products.ts'
import { hashPassword } from '#modules/accounts/password.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const password = 'correct horse battery'

async function openBrowser(options: Parameters<typeof createTestShop>[0] = {}) {
  const shop = await createTestShop(options)
  await shop.db.insert(customers).values(
    ['ann@example.com', 'bob@example.com'].map((email) => ({
      ...{ email, firstName: 'A', lastName: 'B', country: 'United States', passwordHash: '' },
    })),
  )
  await shop.db.update(customers).set({ passwordHash: await hashPassword(password) })
  const { url } = await shop.listen()
  const jar = new Map<string, string>()
  async function post(path: string, payload: object): Promise<Record<string, unknown>> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'content-type': 'application/json', origin: shop.origin, cookie }
    const response = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(payload) })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=')
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return (await response.json()) as Record<string, unknown>
  }
  const product = await shop.product()
  return {
    shop,
    jar,
    post,
    logIn: (email: string) => post('users/login', { email, password }),
    product,
    async openCheckout(): Promise<string> {
      const { url } = await post('payment/createCheckoutSession', cartOf(product))
      return sessionIdOf(String(url))
    },
  }
}

test('after a logout, the next user of the browser does not see what the customer ordered', async () => {
  const { shop, jar, post, logIn, openCheckout } = await openBrowser()
  await logIn('ann@example.com')
  const sessionId = await openCheckout()
  await shop.pay(sessionId)
  expect(await post('payment/retreiveSession', { sessionId })).toMatchObject({ masked: false })

  await post('users/logout', {})
  expect([...jar.keys()]).toEqual(['device'])
  expect(await post('payment/retreiveSession', { sessionId })).toMatchObject({ masked: true })
})

test('a customer who logs in beside a guest’s order neither sees nor adopts it', async () => {
  const { shop, jar, post, logIn, openCheckout } = await openBrowser()
  const sessionId = await openCheckout()
  await shop.pay(sessionId, { email: 'guest@example.com' })
  expect(await post('payment/retreiveSession', { sessionId })).toMatchObject({ masked: false })
  const before = jar.get('visitor')

  await logIn('bob@example.com')
  expect(jar.get('visitor')).not.toBe(before)
  expect(await post('payment/retreiveSession', { sessionId })).toMatchObject({ masked: true })
  expect(await post('orders/ordersHistory', {})).toMatchObject({ orderHistory: [] })
})

test('a guest who logs in during checkout keeps the card page, and the order is theirs by its email address', async () => {
  const { shop, post, logIn, openCheckout } = await openBrowser()
  const sessionId = await openCheckout()
  await logIn('ann@example.com')
  await shop.pay(sessionId, { email: 'ann@example.com' })

  expect(await post('payment/retreiveSession', { sessionId })).toMatchObject({ masked: false })
  expect(await post('orders/ordersHistory', {})).toMatchObject({ orderHistory: [{ receiptEmail: 'ann@example.com' }] })
})

test('a guest who logs in after the order, to the account of its address, has it in their history', async () => {
  const { shop, post, logIn, openCheckout } = await openBrowser()
  const sessionId = await openCheckout()
  await shop.pay(sessionId, { email: 'ann@example.com' })
  await logIn('ann@example.com')

  expect(await post('payment/retreiveSession', { sessionId })).toMatchObject({ masked: false })
  expect(await post('orders/ordersHistory', {})).toMatchObject({ orderHistory: [{ receiptEmail: 'ann@example.com' }] })
})

test('a customer who logs in during another guest’s checkout does not adopt the order', async () => {
  const { shop, post, logIn, openCheckout } = await openBrowser()
  const sessionId = await openCheckout()
  await logIn('bob@example.com')
  await shop.pay(sessionId, { email: 'guest@example.com' })

  await post('payment/retreiveSession', { sessionId })
  expect(await post('orders/ordersHistory', {})).toMatchObject({ orderHistory: [] })
})

test('a guest whose first checkout fails after it reserved the last unit finds it on the next attempt', async () => {
  let isBroken = true
  const { shop, jar, post, product, openCheckout } = await openBrowser({
    payment: (sandbox) => ({
      ...sandbox,
      async startCheckout(basket) {
        const opened = await sandbox.startCheckout(basket)
        // Neither the page nor the release can be stored.
        if (isBroken) await shop.db.execute(sql`alter table checkout_sessions rename to lost_sessions`)
        return opened
      },
    }),
  })
  await shop.db.update(variants).set({ onHand: 1 }).where(eq(variants.productId, product.id))
  const failed = await post('payment/createCheckoutSession', cartOf(product))
  expect(failed.status).toBe(500)
  await shop.db.execute(sql`alter table lost_sessions rename to checkout_sessions`)
  isBroken = false
  expect([...jar.keys()]).toEqual(['visitor'])
  expect(await openCheckout()).toMatch(/^cs_/)
  expect(await shop.db.$count(checkoutSessions)).toBe(1)
})
