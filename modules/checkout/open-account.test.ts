import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '#db/tables/customers.ts'
import { orders } from '#db/tables/orders.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const password = 'correct horse battery'
const nothingHere = { status: 404, message: 'There is no order here to create an account for.' }
const asBrowserOf = (by: { visitorToken: string }) => ({ ...shop.guest(), visitorToken: by.visitorToken })

async function guestOrder(email: string, by = shop.guest()) {
  const order = await shop.order({ by, typed: { email } })
  return { ...order, by, offer: { sessionId: order.sessionId, password } }
}

test('a guest opens an account with a password in the browser that checked out; it has their orders', async () => {
  const first = await guestOrder('gia@example.com')
  const { by, offer, number } = await guestOrder('gia@example.com', first.by)
  const other = await guestOrder('gia@example.com')
  const confirmed = await shop.as(by).checkout.retreiveSession(offer)
  expect(confirmed.offersAccount).toBe(true)

  const { token, user, message } = await shop.as(by).checkout.openAccount(offer)
  expect(message).toBe('Welcome, Ann. Your account is ready.')
  expect(user).toMatchObject({ firstName: 'Ann', lastName: 'Lee', email: 'gia@example.com', role: null })
  const account = shop.as({ ...by, token })
  expect((await account.accounts.accountInfo({})).user).toMatchObject([{ country: 'United States' }])
  const { orderHistory } = await account.orders.ordersHistory({})
  // The order of another browser may be another person's: an email address proves nothing.
  expect(orderHistory.map(({ orderNumber }) => orderNumber)).toEqual([number, first.number])
  expect((await shop.as(other.by).checkout.retreiveSession(other.offer)).offersAccount).toBe(true)

  expect((await account.checkout.retreiveSession(offer)).offersAccount).toBe(false)
  await expect(shop.as(asBrowserOf(by)).checkout.openAccount(offer)).rejects.toMatchObject(nothingHere)
  const sent = (await shop.emails()).filter(({ toEmail }) => toEmail === 'gia@example.com').map(({ kind }) => kind)
  expect(sent.filter((kind) => kind === 'welcome')).toHaveLength(1)
  await shop.as(shop.guest()).accounts.login({ email: 'gia@example.com', password })
})

test('another browser, the link of the receipt and a logged-in customer get no offer', async () => {
  const { by, offer, sessionId } = await guestOrder('hal@example.com')
  const [receipt] = (await shop.emails()).filter(
    ({ kind, toEmail }) => kind === 'receipt' && toEmail === 'hal@example.com',
  )
  const key = /key=([\w-]+)/.exec(JSON.stringify(receipt?.fields))?.[1]
  const stranger = shop.as(shop.guest())
  expect(await stranger.checkout.retreiveSession({ sessionId, key })).toMatchObject({
    masked: false,
    offersAccount: false,
  })
  await expect(stranger.checkout.openAccount(offer)).rejects.toMatchObject(nothingHere)
  const customer = { ...(await shop.customer()), visitorToken: by.visitorToken }
  await expect(shop.as(customer).checkout.openAccount(offer)).rejects.toMatchObject(nothingHere)
  expect(await shop.db.$count(customers, eq(customers.email, 'hal@example.com'))).toBe(0)
})

test('an address with an account is refused and its owner notified; the order stays a guest order', async () => {
  await shop.customer('ida@example.com')
  const { by, offer, id } = await guestOrder('ida@example.com')
  await expect(shop.as(by).checkout.openAccount(offer)).rejects.toMatchObject({
    status: 409,
    message: 'There is already an account with this email address. Log in to keep this order with it.',
  })
  const kinds = (await shop.emails()).filter(({ toEmail }) => toEmail === 'ida@example.com').map(({ kind }) => kind)
  expect(kinds).toContain('account-exists')
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id))
  expect(order?.customerId).toBeNull()
  // To another browser the refusal is the same as for an address without an account.
  await expect(shop.as(shop.guest()).checkout.openAccount(offer)).rejects.toMatchObject(nothingHere)
})

test.each([
  ['short', 'The passwords must be 8 or more characters.'],
  ['', 'The passwords must be 8 or more characters.'],
  ['iloveyou', 'This password is too easy to guess. Please choose another one.'],
])('the password %j is refused', async (weak, message) => {
  const { by, sessionId } = await guestOrder('jan@example.com')
  await expect(shop.as(by).checkout.openAccount({ sessionId, password: weak })).rejects.toMatchObject({
    status: 400,
    message,
  })
})

test('of two presses one opens the account', async () => {
  const { by, offer } = await guestOrder('kim@example.com')
  const asked = await Promise.allSettled([1, 2].map(() => shop.as(by).checkout.openAccount(offer)))
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await shop.db.$count(customers, eq(customers.email, 'kim@example.com'))).toBe(1)
})
