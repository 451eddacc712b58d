import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { sandboxEvents } from '#db/tables/sandbox.ts'
import { cartOf, sandboxVisitor, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'

test('a guest buys with sandbox payments over HTTP, and the sandbox sends its event to the shop', async () => {
  const shop = await createTestShop()
  const { url } = await shop.listen()
  const sandbox = sandboxVisitor(url)
  const product = await shop.product({ name: 'Lido', priceCents: 60_00, colors: ['Brown'], sizes: [52], onHand: 3 })
  const guest = shop.as(shop.guest())

  const { url: cardPage } = await guest.checkout.createCheckoutSession(cartOf(product, 2))
  const sessionId = sessionIdOf(cardPage)
  expect(cardPage).toBe(`${shop.origin}/sandbox/${sessionId}`)
  expect(await guest.checkout.retreiveSession({ sessionId })).toMatchObject({ state: 'pending', productsOrdered: [] })

  const paid = await sandbox.pay(sessionId, { state: 'CA', postal: '94103', city: 'San Francisco' })
  expect(paid).toMatchObject({ status: 303, location: `${shop.origin}/shop/payment/feedback/${sessionId}` })
  await expect.poll(() => shop.db.$count(sandboxEvents, eq(sandboxEvents.attempts, 1))).toBe(1)
  await expect.poll(async () => (await shop.db.select().from(sandboxEvents))[0]?.deliveredAt).toBeTruthy()
  await shop.runJobs()

  const confirmed = await guest.checkout.retreiveSession({ sessionId })
  expect(confirmed).toMatchObject({
    state: 'paid',
    message: "IT'S ORDERED!",
    masked: false,
    customer: { name: 'Ann Lee', email: 'ann@example.com' },
    productsOrdered: [{ name: 'Lido', quantity: 2, price: 60, selectedColor: 'Brown', selectedSize: 52 }],
    orderStatus: 'Processing',
    subTotal: 120,
    shippingFee: 0,
    totalTax: 8.7,
    grandTotal: 128.7,
    customerAddress: { name: 'Ann Lee', city: 'San Francisco', state: 'CA', postalCode: '94103', country: 'US' },
    cardLast4: '4242',
    cardType: 'visa',
  })
  expect(await shop.db.$count(orders)).toBe(1)
  expect(await shop.db.$count(payments)).toBe(1)
  expect((await shop.emails()).map(({ kind, toEmail, state }) => [kind, toEmail, state]).toSorted()).toEqual([
    ['new-order', 'owner@mg.example.com', 'unsent'],
    ['receipt', 'ann@example.com', 'unsent'],
  ])
})
