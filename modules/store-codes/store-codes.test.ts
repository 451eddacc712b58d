import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { discountRedemptions, discounts } from '#db/tables/discounts.ts'
import { orders } from '#db/tables/orders.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { createStoreCode } from './create-store-code.ts'

const shop = await createTestShop()

async function giveCredit(to: Person, amountCents: number) {
  return shop.db.transaction((tx) =>
    createStoreCode(tx, {
      ...{ worth: { amountCents }, email: to.email, customerId: to.id, reason: 'return', expiresAt: null },
    }),
  )
}

async function balanceOf(discountId: string) {
  const [found] = await shop.db.select().from(discounts).where(eq(discounts.id, discountId))
  return found?.balanceCents
}

async function open(by: Person, cart: ReturnType<typeof cartOf>) {
  const { url } = await shop.as(by).checkout.createCheckoutSession(cart)
  return sessionIdOf(url)
}

test('store credit pays for several orders until its balance is used up', async () => {
  const ann = await shop.customer()
  const { discountId, code } = await giveCredit(ann, 100_00)
  const product = await shop.product({ priceCents: 60_00, onHand: 5 })
  const cart = { ...cartOf(product), codes: [code] }

  const first = await open(ann, cart)
  expect(await balanceOf(discountId)).toBe(40_00)
  await shop.pay(first, { shipping: 'express' })
  expect(await shop.as(ann).checkout.retreiveSession({ sessionId: first })).toMatchObject({
    state: 'paid',
    grandTotal: 14.95,
  })

  const second = await open(ann, cart)
  expect(await balanceOf(discountId)).toBe(0)
  await shop.pay(second)
  expect(await shop.as(ann).checkout.retreiveSession({ sessionId: second })).toMatchObject({
    state: 'paid',
    grandTotal: 20,
  })

  await expect(open(ann, cart)).rejects.toMatchObject({
    status: 409,
    message: `There is no store credit left on ${code}.`,
  })
  await shop.runJobs()
  await expectConsistentShop(shop)
})

test('an expired checkout and a canceled order give store credit back', async () => {
  const ann = await shop.customer()
  const { discountId, code } = await giveCredit(ann, 50_00)
  const product = await shop.product({ priceCents: 60_00, onHand: 5 })
  const cart = { ...cartOf(product), codes: [code] }

  const expired = await open(ann, cart)
  expect(await balanceOf(discountId)).toBe(0)
  await shop.runOut(expired)
  await expect(shop.as(ann).checkout.retreiveSession({ sessionId: expired })).rejects.toMatchObject({ status: 410 })
  expect(await balanceOf(discountId)).toBe(50_00)

  const sessionId = await open(ann, cart)
  await shop.pay(sessionId)
  await shop.as(ann).checkout.retreiveSession({ sessionId })
  const [order] = await shop.db.select().from(orders).where(eq(orders.customerId, ann.id))
  expect(order).toMatchObject({ subtotalCents: 60_00, discountCents: 50_00, totalCents: 10_00 })
  await shop.as(ann).orders.cancelOrder({ orderToCancel: order?.id ?? '' })
  expect(await balanceOf(discountId)).toBe(50_00)
  await shop.runJobs()
  await expectConsistentShop(shop)
})

test('a code for one customer is refused to everybody else, and works for its address before there is an account', async () => {
  const product = await shop.product({ priceCents: 60_00 })
  const email = 'grace@example.com'
  const { code } = await shop.db.transaction((tx) =>
    createStoreCode(tx, { worth: { percent: 10 }, email, customerId: null, reason: 'cashback', expiresAt: null }),
  )
  const cart = { ...cartOf(product), codes: [code.toLowerCase()] }
  const refused = (message: string) => ({ status: 409, message })
  await expect(open(await shop.customer(), cart)).rejects.toMatchObject(
    refused(`The code ${code} belongs to another email address or account.`),
  )
  await expect(open(shop.guest(), cart)).rejects.toMatchObject(
    refused(`The code ${code} is for one email address. Please enter yours.`),
  )
  const guest = shop.guest()
  const sessionId = await open(guest, { ...cart, codeEmail: 'Grace@example.com', discount: 6 })
  await shop.pay(sessionId, { email })
  await shop.as(guest).checkout.retreiveSession({ sessionId })
  const [used] = await shop.db.select().from(discountRedemptions).where(eq(discountRedemptions.code, code))
  expect(used).toMatchObject({ state: 'redeemed', amountCents: 6_00, title: 'Cashback' })
  await expect(open(guest, { ...cart, codeEmail: email })).rejects.toMatchObject(
    refused(`The code ${code} has been used up.`),
  )
})

test('a code of an account is used by its owner alone, logged in: their email address is not enough', async () => {
  const product = await shop.product({ priceCents: 60_00 })
  const ann = await shop.customer()
  const { code } = await giveCredit(ann, 50_00)
  const cart = { ...cartOf(product), codes: [code] }
  const loginNeeded = { status: 409, message: `The code ${code} belongs to an account. Please log in to use it.` }
  await expect(open(shop.guest(), cart)).rejects.toMatchObject(loginNeeded)
  await expect(open(shop.guest(), { ...cart, codeEmail: ann.email })).rejects.toMatchObject(loginNeeded)
  const quoted = { products: cart.products, codes: [code], codeEmail: ann.email }
  expect(await shop.as(shop.guest()).discounts.quoteCart(quoted)).toMatchObject({
    discount: 0,
    codes: [{ code, reason: 'login-needed', message: loginNeeded.message }],
  })
  await expect(open(await shop.customer(), { ...cart, codeEmail: ann.email })).rejects.toMatchObject({
    status: 409,
    message: `The code ${code} belongs to another email address or account.`,
  })
  await expect(open(ann, cart)).resolves.toMatch(/^cs_/)
})
