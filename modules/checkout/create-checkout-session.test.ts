import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkoutLines, checkoutSessions, reservations } from '#db/tables/checkout.ts'
import { products, variants } from '#db/tables/products.ts'
import { sandboxSessions } from '#db/tables/sandbox.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'

async function stockOf(shop: TestShop, product: { id: string }) {
  const [{ onHand, reserved } = { onHand: 0, reserved: 0 }] = await shop.db
    .select()
    .from(variants)
    .where(eq(variants.productId, product.id))
  return { onHand, reserved }
}

test('a cart is priced from the catalog and its units are reserved', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ name: 'Lido', priceCents: 60_00, colors: ['Brown'], sizes: [52], onHand: 5 })
  const cart = cartOf(product, 2)
  const forged = {
    price: 0.01,
    unitPriceCents: 1,
    name: 'Free',
    image: 'https://evil.example/x.png',
    priceId: 'price_evil',
  }
  const { url, sessionId } = await shop.as(shop.guest()).checkout.createCheckoutSession({
    ...cart,
    products: cart.products.map((line) => ({ ...line, ...forged })),
  })
  expect(url).toMatch(/^http:\/\/localhost:3000\/sandbox\/cs_sandbox_[\w-]{32}$/)
  expect(url).toBe(`http://localhost:3000/sandbox/${sessionId}`)

  const [line] = await shop.db.select().from(checkoutLines)
  expect(line).toMatchObject({
    name: 'Lido',
    unitPriceCents: 60_00,
    quantity: 2,
    color: 'Brown',
    size: 52,
    priceId: null,
  })
  expect(line?.image).toMatch(/^\/images\//)
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 2 })
  const [sandbox] = await shop.db.select().from(sandboxSessions)
  expect(sandbox?.basket).toMatchObject({ subtotalCents: 120_00, lines: [{ name: 'Lido, Brown, Size 52' }] })
})

test('a product without colors and sizes needs no selection', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: 3 })
  const { products: lines, ...cart } = cartOf(product)
  const plain = lines.map(({ productId, quantity }) => ({ productId, quantity }))
  await shop.as(shop.guest()).checkout.createCheckoutSession({ ...cart, products: plain })
  expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 1 })
})

test('a cart that cannot be sold is refused with a message, and nothing is reserved', async () => {
  const shop = await createTestShop()
  const sold = await shop.product({ name: 'Lido', priceCents: 60_00, colors: ['Brown'], onHand: 2 })
  const draft = await shop.product({ name: 'Secret', status: 'draft' })
  const gone = await shop.product({ name: 'Capri' })
  await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, gone.id))
  const empty = await shop.product({ name: 'Ischia', onHand: 0 })
  const guest = shop.as(shop.guest())
  const line = cartOf(sold).products[0]
  if (!line) throw new Error('No line')

  const refusals = {
    'The limit per item is 100': { products: [{ ...line, quantity: 101 }], subTotal: 6_060 },
    'Please choose a quantity of at least 1.': { products: [{ ...line, quantity: 0 }], subTotal: 0 },
    'Your cart is currently empty': { products: [], subTotal: 0 },
    'Only 2 left of Lido in Brown.': { ...cartOf(sold, 3) },
    'Ischia is sold out.': cartOf(empty),
    'An item in your cart is no longer available. Please remove it from your cart.': cartOf(draft),
    'Capri is no longer available. Please remove it from your cart.': cartOf(gone),
    'Lido (Blue) is no longer available. Please remove it from your cart.': {
      ...cartOf(sold),
      products: [{ ...line, selectedColor: 'Blue' }],
    },
    'Lido is no longer available. Please remove it from your cart.': {
      ...cartOf(sold),
      products: [{ ...line, selectedColor: null }],
    },
    'Prices have changed. Your cart total is now $60.00.': { ...cartOf(sold), subTotal: 59.99 },
    'This address does not belong to the shop.': { ...cartOf(sold), pathname: '//evil.example' },
  }
  for (const [sentence, input] of Object.entries(refusals)) {
    const refused = guest.checkout.createCheckoutSession({ pathname: '/cart', ...input })
    await expect(refused, sentence).rejects.toThrow(sentence)
  }
  const unknown = { ...cartOf(sold), products: [{ ...line, productId: randomUUID() }] }
  await expect(guest.checkout.createCheckoutSession(unknown)).rejects.toMatchObject({ status: 409 })
  expect(await shop.db.$count(checkoutSessions)).toBe(0)
  expect(await stockOf(shop, sold)).toEqual({ onHand: 2, reserved: 0 })
})

test('the limit is a hundred units of one item, over all its lines', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ priceCents: 1_00, onHand: null })
  const line = cartOf(product).products[0]
  if (!line) throw new Error('No line')
  const guest = shop.as(shop.guest())
  const split = (quantities: number[]) => ({
    products: quantities.map((quantity) => ({ ...line, quantity })),
    pathname: '/cart',
    subTotal: quantities.reduce((sum, each) => sum + each, 0),
  })
  await expect(guest.checkout.createCheckoutSession(split([60, 41]))).rejects.toThrow('The limit per item is 100')
  await guest.checkout.createCheckoutSession(split([60, 40]))
  expect(await shop.db.select().from(checkoutLines)).toMatchObject([{ quantity: 100 }])
})

test('an amount above the limit of a card is refused with a message', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ priceCents: 1_000_000_00, onHand: null })
  await expect(shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(product, 2))).rejects.toThrow(
    'Orders are limited to $999,999.99.',
  )
})

test('repeated requests open one card page: by key, by the same cart, and ten at once', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: 5 })
  const buyer = shop.guest()
  const { checkout } = shop.as(buyer)
  const keyed = { ...cartOf(product), idempotencyKey: 'press-0001' }
  const urls = await Promise.all(Array.from({ length: 10 }, () => checkout.createCheckoutSession(keyed)))
  urls.push(await checkout.createCheckoutSession(cartOf(product)))
  urls.push(await checkout.createCheckoutSession({ ...cartOf(product), idempotencyKey: 'press-0002' }))
  expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
  expect(new Set(urls.map(({ sessionId }) => sessionId)).size).toBe(1)
  expect(await shop.db.$count(checkoutSessions)).toBe(1)
  expect(await shop.db.$count(sandboxSessions)).toBe(1)
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 1 })

  const other = { ...cartOf(product, 2), idempotencyKey: 'press-0001' }
  await expect(checkout.createCheckoutSession(other)).rejects.toThrow(
    'Your cart has changed. Please press CHECKOUT again.',
  )
  const { url } = await shop.as(shop.guest()).checkout.createCheckoutSession(keyed)
  expect(url).not.toBe(urls[0]?.url)
})

test('the key of a paid checkout returns its card page and never a second one', async () => {
  const shop = await createTestShop()
  const product = await shop.product()
  const buyer = shop.guest()
  const keyed = { ...cartOf(product), idempotencyKey: 'press-0001' }
  const { url } = await shop.as(buyer).checkout.createCheckoutSession(keyed)
  await shop.pay(sessionIdOf(url))
  await shop.as(buyer).checkout.retreiveSession({ sessionId: sessionIdOf(url) })
  expect(await shop.as(buyer).checkout.createCheckoutSession(keyed)).toMatchObject({ url })
})

test('a visitor has at most three card pages: the oldest is closed and its units are released', async () => {
  const shop = await createTestShop()
  const buyer = shop.guest()
  const all = await Promise.all(Array.from({ length: 5 }, () => shop.product({ onHand: 1 })))
  const urls: string[] = []
  for (const product of all) {
    const { url } = await shop.as(buyer).checkout.createCheckoutSession(cartOf(product))
    urls.push(url)
  }
  const states = await Promise.all(urls.map((url) => shop.payment.findSession(sessionIdOf(url))))
  expect(states.map(({ state }) => state)).toEqual(['expired', 'expired', 'open', 'open', 'open'])
  const reserved = await Promise.all(all.map((product) => stockOf(shop, product)))
  expect(reserved.map((stock) => stock.reserved)).toEqual([0, 0, 1, 1, 1])
  expect(await shop.db.$count(reservations, eq(reservations.state, 'held'))).toBe(3)
  await expectConsistentShop(shop)
})

test("a changed cart can reserve the last unit that the visitor's earlier card page held", async () => {
  const shop = await createTestShop()
  const last = await shop.product({ priceCents: 60_00, onHand: 1 })
  const more = await shop.product({ priceCents: 20_00 })
  const buyer = shop.guest()
  const { url: first } = await shop.as(buyer).checkout.createCheckoutSession(cartOf(last))
  const both = { products: [...cartOf(last).products, ...cartOf(more).products], pathname: '/cart', subTotal: 80 }
  await expect(shop.as(shop.guest()).checkout.createCheckoutSession(both)).rejects.toThrow('is sold out')
  const { url: second } = await shop.as(buyer).checkout.createCheckoutSession(both)
  expect(await shop.payment.findSession(sessionIdOf(first))).toMatchObject({ state: 'expired' })
  expect(await shop.payment.findSession(sessionIdOf(second))).toMatchObject({ state: 'open' })
  expect(await stockOf(shop, last)).toEqual({ onHand: 1, reserved: 1 })
})

test('of thirty concurrent buyers of five units five reserve one, and the others get an error', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: 5 })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, () => shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(product))),
  )
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(errors).toHaveLength(25)
  for (const reason of errors) expect(reason).toMatchObject({ status: 409, message: 'Lido is sold out.' })
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 5 })
  await expectConsistentShop(shop)
})

test('where the payment provider does not answer, nothing stays held, and the next try opens the page', async () => {
  let isDown = true
  const shop = await createTestShop({
    payment: (sandbox) => ({
      ...sandbox,
      startCheckout: (basket) =>
        isDown ? Promise.reject(new Error('No answer in 10 s')) : sandbox.startCheckout(basket),
    }),
  })
  const product = await shop.product({ onHand: 1 })
  const { checkout } = shop.as(shop.guest())
  const keyed = { ...cartOf(product), idempotencyKey: 'press-0001' }
  await expect(checkout.createCheckoutSession(keyed)).rejects.toMatchObject({
    status: 503,
    message: "Checkout isn't available right now. Your cart is unchanged. Please try again in a moment.",
  })
  expect(await stockOf(shop, product)).toEqual({ onHand: 1, reserved: 0 })
  isDown = false
  await checkout.createCheckoutSession(keyed)
  expect(await stockOf(shop, product)).toEqual({ onHand: 1, reserved: 1 })
})

test('after a lost response the same request finds the same page', async () => {
  let isLost = true
  const shop = await createTestShop({
    payment: (sandbox) => ({
      ...sandbox,
      async startCheckout(basket) {
        const opened = await sandbox.startCheckout(basket)
        if (!isLost) return opened
        isLost = false
        // The process dies here: no one cleans up after it.
        return new Promise(() => {})
      },
    }),
  })
  const product = await shop.product({ onHand: 1 })
  const { checkout } = shop.as(shop.guest())
  const keyed = { ...cartOf(product), idempotencyKey: 'press-0001' }
  void checkout.createCheckoutSession(keyed)
  await expect.poll(() => shop.db.$count(sandboxSessions)).toBe(1)
  const { url } = await checkout.createCheckoutSession(keyed)
  const [sandbox] = await shop.db.select().from(sandboxSessions)
  expect(sessionIdOf(url)).toBe(sandbox?.id)
  expect(await shop.db.$count(sandboxSessions)).toBe(1)
})

test('an open card page keeps its price', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ priceCents: 60_00 })
  const buyer = shop.guest()
  const { url } = await shop.as(buyer).checkout.createCheckoutSession(cartOf(product))
  await shop.db.update(products).set({ priceCents: 90_00 }).where(eq(products.id, product.id))
  await shop.pay(sessionIdOf(url))
  const { grandTotal } = await shop.as(buyer).checkout.retreiveSession({ sessionId: sessionIdOf(url) })
  expect(grandTotal).toBe(60)
})
