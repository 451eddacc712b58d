import { expect, test } from 'vitest'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { orderWithCredit } from '#test/shops/order-with-credit.ts'
import { confirmCheckout } from './confirm-checkout.ts'

const secrets = /ann@example\.com|Ann Lee|Harbour|97201|Portland|4242|5032261234/

test("only the buyer's browser, the customer, admins and the link of the receipt see the whole confirmation", async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  const { sessionId, number } = await shop.order({ by: ann })
  const [receipt] = (await shop.emails()).filter(({ kind }) => kind === 'receipt')
  const key = /key=([\w-]+)/.exec(JSON.stringify(receipt?.fields))?.[1]
  const elsewhere = { ...ann, visitorToken: shop.guest().visitorToken }
  const sameBrowser = { ...shop.guest(), visitorToken: ann.visitorToken }

  for (const [who, input] of [
    [ann, {}],
    [elsewhere, {}],
    [sameBrowser, {}],
    [await shop.admin(), {}],
    [shop.guest(), { key }],
  ] as const) {
    const seen = await shop.as(who).checkout.retreiveSession({ sessionId, ...input })
    expect(seen).toMatchObject({ masked: false, orderNumber: number, customer: { name: 'Ann Lee' }, cardLast4: '4242' })
    expect(seen.customerAddress).toMatchObject({ line1: '12 Harbour Street' })
  }

  for (const [who, input] of [
    [shop.guest(), {}],
    [await shop.customer(), {}],
    [shop.guest(), { key: 'nonsense' }],
    [shop.guest(), { key: `${key}x` }],
  ] as const) {
    const seen = await shop.as(who).checkout.retreiveSession({ sessionId, ...input })
    expect(seen).toMatchObject({ masked: true, orderNumber: number, customerAddress: null })
    expect(seen).toMatchObject({ customer: { name: 'A. L.', email: 'a…@…' }, trackingKey: null })
    expect(JSON.stringify(seen)).not.toMatch(secrets)
  }
})

test('the confirmation of a guest opens the whole order to the browser that checked out, which cancels it there', async () => {
  const shop = await createTestShop()
  const buyer = shop.guest()
  const { sessionId, number } = await shop.order({ by: buyer })
  const { checkout, orderTracking } = shop.as(buyer)

  const { trackingKey } = await checkout.retreiveSession({ sessionId })
  const link = { orderNumber: number, key: trackingKey ?? '' }
  expect((await orderTracking.trackedOrder(link)).order).toMatchObject({ masked: false, cardLast4: '4242' })
  expect((await orderTracking.cancelTrackedOrder(link)).order.status).toBe('Canceled')

  const { orderNumber, key } = await orderTracking.trackOrder({ orderNumber: number, email: 'ann@example.com' })
  expect((await orderTracking.trackedOrder({ orderNumber, key })).order.masked).toBe(true)
})

test('a confirmation tells a stranger that a discount was used, and not its code', async () => {
  const shop = await createTestShop()
  const { code, sessionId } = await orderWithCredit(shop)
  const seen = await shop.as(shop.guest()).checkout.retreiveSession({ sessionId })
  expect(seen).toMatchObject({ masked: true, discounts: [{ title: 'A gift from us', code: null, amount: 20 }] })
  expect(JSON.stringify(seen)).not.toContain(code)
})

test('the key of a receipt opens no other one', async () => {
  const shop = await createTestShop()
  const one = await shop.order()
  const other = await shop.order()
  const keys = (await shop.emails())
    .filter(({ kind }) => kind === 'receipt')
    .map(({ fields }) => /key=([\w-]+)/.exec(JSON.stringify(fields))?.[1])
  const seen = await shop.as(shop.guest()).checkout.retreiveSession({ sessionId: other.sessionId, key: keys[0] })
  expect(seen.masked).toBe(true)
  expect(
    (await shop.as(shop.guest()).checkout.retreiveSession({ sessionId: one.sessionId, key: keys[0] })).masked,
  ).toBe(false)
})

test('an unknown session is expired', async () => {
  const shop = await createTestShop()
  for (const sessionId of ['cs_sandbox_unknown', '00000000-0000-0000-0000-000000000000']) {
    await expect(shop.as(shop.guest()).checkout.retreiveSession({ sessionId })).rejects.toMatchObject({
      status: 404,
      message: 'Your session has experied.',
    })
  }
})

test('a guest who logs in before paying finds the order in the order history', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  const asGuest = { ...shop.guest(), visitorToken: ann.visitorToken }
  const product = await shop.product()
  const { url } = await shop.as(asGuest).checkout.createCheckoutSession(cartOf(product))
  await shop.pay(sessionIdOf(url), { email: ann.email })
  await shop.as(asGuest).checkout.retreiveSession({ sessionId: sessionIdOf(url) })
  expect((await shop.as(ann).orders.ordersHistory({})).orderHistory).toEqual([])

  const eve = await shop.customer()
  await shop.as(eve).checkout.retreiveSession({ sessionId: sessionIdOf(url) })
  await shop.as(ann).checkout.retreiveSession({ sessionId: sessionIdOf(url) })
  expect((await shop.as(eve).orders.ordersHistory({})).orderHistory).toEqual([])
  expect((await shop.as(ann).orders.ordersHistory({})).orderHistory).toHaveLength(1)
})

test('a card page that is opened again after logging in belongs to the customer', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer()
  const asGuest = { ...shop.guest(), visitorToken: ann.visitorToken }
  const product = await shop.product()
  const { url: before } = await shop.as(asGuest).checkout.createCheckoutSession(cartOf(product))
  const { url: after } = await shop.as(ann).checkout.createCheckoutSession(cartOf(product))
  expect(after).toBe(before)
  await shop.pay(sessionIdOf(after))
  await shop.as(asGuest).checkout.retreiveSession({ sessionId: sessionIdOf(after) })
  expect((await shop.as(ann).orders.ordersHistory({})).orderHistory).toHaveLength(1)

  const eve = { ...(await shop.customer()), visitorToken: ann.visitorToken }
  await shop.as(ann).checkout.createCheckoutSession(cartOf(product))
  const { url: hers } = await shop.as(eve).checkout.createCheckoutSession(cartOf(product))
  expect(hers).not.toBe(after)
})

test('one network has the payment provider asked 120 times a minute; after that the webhook still confirms at once', async () => {
  let asked = 0
  const shop = await createTestShop({
    payment: (sandbox) => ({
      ...sandbox,
      findSession(id) {
        asked++
        return sandbox.findSession(id)
      },
    }),
  })
  const ann = shop.guest()
  const { checkout } = shop.as(ann)
  const product = await shop.product({ onHand: 5 })
  const openSession = async () => sessionIdOf((await checkout.createCheckoutSession(cartOf(product))).url)
  const first = await openSession()
  asked = 0
  for (let at = 0; at < 130; at++) {
    expect(await checkout.retreiveSession({ sessionId: first })).toMatchObject({ state: 'pending' })
  }
  expect(asked).toBe(120)

  await shop.pay(first)
  expect(await checkout.retreiveSession({ sessionId: first })).toMatchObject({ state: 'pending' })
  // What the webhook does.
  await confirmCheckout(shop, first)
  expect(await checkout.retreiveSession({ sessionId: first })).toMatchObject({ state: 'paid', masked: false })

  const other = await openSession()
  await shop.pay(other)
  expect(await checkout.retreiveSession({ sessionId: other })).toMatchObject({ state: 'pending' })
  const elsewhere = { ...ann, address: shop.guest().address }
  expect(await shop.as(elsewhere).checkout.retreiveSession({ sessionId: other })).toMatchObject({ state: 'paid' })
})
