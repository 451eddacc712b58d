import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { discountRedemptions, discounts } from '#db/tables/discounts.ts'
import { invoices } from '#db/tables/invoices.ts'
import { orderLines, orders } from '#db/tables/orders.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'
import { discountTerms } from '#test/discount-terms.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'

const shop = await createTestShop()
const owner = shop.as(await shop.admin())
const bag = await shop.product({ name: 'Bag', priceCents: 33_33, onHand: 500 })

async function add(wish: Parameters<typeof discountTerms>[0]) {
  return (await owner.discounts.addDiscount(discountTerms(wish))).discountId
}

async function open(by: Person, cart: Partial<ReturnType<typeof cartOf>> = {}) {
  return sessionIdOf((await shop.as(by).checkout.createCheckoutSession({ ...cartOf(bag), ...cart })).url)
}

async function buy(by: Person, cart: Partial<ReturnType<typeof cartOf>>, typed = {}) {
  const sessionId = await open(by, cart)
  await shop.pay(sessionId, typed)
  const confirmed = await shop.as(by).checkout.retreiveSession({ sessionId })
  const [order] = await shop.db.select().from(orders).where(eq(orders.number, confirmed.orderNumber))
  if (!order) throw new Error('No order')
  return { confirmed, order }
}

async function takenOf(discountId: string) {
  const [found] = await shop.db.select().from(discounts).where(eq(discounts.id, discountId))
  return found?.usesTaken
}

test('of forty buyers at once a code for seven uses is used exactly seven times, and given back when pages expire', async () => {
  const discountId = await add({ code: 'RUSH', maxUses: 7 })
  const tried = await Promise.allSettled(Array.from({ length: 40 }, () => open(shop.guest(), { codes: ['RUSH'] })))
  const opened = tried.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const refused = tried.flatMap((each) => (each.status === 'rejected' ? [each.reason.message] : []))
  expect(opened).toHaveLength(7)
  expect(new Set(refused)).toEqual(new Set(['The code RUSH has been used up.']))
  expect(await takenOf(discountId)).toBe(7)

  const [expired = '', ...paid] = opened
  await shop.runOut(expired)
  for (const sessionId of paid) await shop.pay(sessionId)
  await Promise.all(
    opened.map((sessionId) =>
      shop
        .as(shop.guest())
        .checkout.retreiveSession({ sessionId })
        .catch(() => {}),
    ),
  )
  expect(await takenOf(discountId)).toBe(6)
  await open(shop.guest(), { codes: ['RUSH'] })
  await expect(open(shop.guest(), { codes: ['RUSH'] })).rejects.toMatchObject({ status: 409 })
  await shop.runJobs()
  await expectConsistentShop(shop)
})

test('a payment that comes after its code is used up by others is refunded', async () => {
  await add({ code: 'LAST', maxUses: 1 })
  const late = await open(shop.guest(), { codes: ['LAST'] })
  await shop.pay(late)
  await shop.db.execute(sql`update checkout_sessions set expires_at = now() where provider_session_id = ${late}`)
  await shop.db.transaction(async (tx) => {
    const { releaseSession } = await import('../checkout/release-session.ts')
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from checkout_sessions where provider_session_id = ${late}`,
    )
    await releaseSession(shop, tx, rows[0]?.id ?? '')
  })
  await open(shop.guest(), { codes: ['LAST'] })
  await expect(shop.as(shop.guest()).checkout.retreiveSession({ sessionId: late })).rejects.toMatchObject({
    status: 409,
  })
  await shop.runJobs()
  await expectConsistentShop(shop)
})

test('one customer with a limit of one opens two checkouts at once and gets one', async () => {
  await add({ code: 'MINE', maxUsesPerCustomer: 1 })
  const ann = await shop.customer()
  const devices = [1, 2, 3].map(() => ({ ...ann, visitorToken: shop.guest().visitorToken }))
  const tried = await Promise.allSettled(devices.map((device) => open(device, { codes: ['MINE'] })))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('what a card page charges, the order, the receipt and the invoice say the same, and tax is of the discounted amount', async () => {
  await add({ code: 'TAXED' })
  const { confirmed, order } = await buy(
    shop.guest(),
    { ...cartOf(bag, 3), codes: ['TAXED'], discount: 10 },
    { state: 'CA', shipping: 'express' },
  )
  expect(confirmed).toMatchObject({
    ...{ subTotal: 99.99, discount: 10, shippingFee: 14.95, totalTax: 6.52, grandTotal: 111.46 },
    discounts: [{ title: 'Summer', code: 'TAXED', kind: 'percent', amount: 10 }],
  })
  expect(order).toMatchObject({ discountCents: 10_00, totalCents: 111_46 })
  await shop.runJobs()
  const receipt = (await shop.emails()).find(({ cause }) => cause === `receipt:${order.id}`)
  expect(receipt?.fields).toMatchObject({ discounts: [{ title: 'Summer', code: 'TAXED', amountCents: 10_00 }] })
  const [invoice] = await shop.db.select().from(invoices).where(eq(invoices.orderId, order.id))
  expect(invoice?.content).toMatchObject({
    lines: [{ unitPriceCents: 33_33, discountCents: 10_00, totalCents: 89_99 }],
    ...{ subtotalCents: 89_99, totalCents: 111_46 },
    taxes: [{ netCents: 89_99, taxCents: 6_52 }],
  })
})

test('units are refunded for what was really paid, and credit notes add up to the invoice', async () => {
  await add({ code: 'BACK' })
  const { order } = await buy(shop.guest(), { ...cartOf(bag, 3), codes: ['BACK'] }, { state: 'CA' })
  await shop.runJobs()
  await owner.shipments.markOrderAsShipped({
    ...{ orderId: order.id, orderNumber: order.number, carrier: 'UPS', trackingNumber: '1Z 999' },
  })
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  for (const quantity of [1, 2]) {
    const { refundable } = await owner.payments.findRefundable({ orderNumber: order.number })
    await owner.payments.refundOrder({
      ...{ orderId: order.id, lines: [{ lineId: line?.id ?? '', quantity }], hasShipping: false, motive: 'returned' },
      ...{ isRestocked: true, refunded: refundable.refunded },
    })
    await shop.runJobs()
  }
  const papers = await shop.db.select().from(invoices).where(eq(invoices.orderId, order.id)).orderBy(invoices.issuedAt)
  const sum = (read: (content: Record<string, unknown>) => unknown) =>
    papers.reduce((all, { content }) => all + Number(read(Object(content))), 0)
  expect(papers).toHaveLength(3)
  expect(sum(({ totalCents }) => totalCents)).toBe(0)
  expect(sum(({ subtotalCents }) => subtotalCents)).toBe(0)
  expect(sum(({ taxes }) => (Array.isArray(taxes) ? taxes[0].taxCents : 0))).toBe(0)
  await expectConsistentShop(shop)
})

test('an order that discounts pay in full needs no card and can be canceled', async () => {
  await add({ code: 'ALLFREE', percent: 100 })
  const ann = await shop.customer()
  const { confirmed, order } = await buy(ann, { codes: ['ALLFREE'] })
  expect(confirmed).toMatchObject({ state: 'paid', grandTotal: 0, cardLast4: '' })
  await shop.runJobs()
  await shop.as(ann).orders.cancelOrder({ orderToCancel: order.id })
  await shop.runJobs()
  const [use] = await shop.db.select().from(discountRedemptions).where(eq(discountRedemptions.orderId, order.id))
  expect(use?.state).toBe('returned')
  await expectConsistentShop(shop)
})

test('free shipping makes the methods of its speed free, and the order says what it took off', async () => {
  await add({ code: 'SHIPFREE', kind: 'free_shipping', percent: null, freeSpeeds: 'all' })
  const { confirmed } = await buy(shop.guest(), { codes: ['SHIPFREE'] }, { shipping: 'express' })
  expect(confirmed).toMatchObject({
    ...{ shippingFee: 0, discount: 0, grandTotal: 33.33 },
    discounts: [{ code: 'SHIPFREE', kind: 'free_shipping', amount: 14.95 }],
  })
})

test('a discount that changed since it was shown is refused before the card page opens', async () => {
  await add({ code: 'CHANGED' })
  await expect(open(shop.guest(), { codes: ['CHANGED'], discount: 9 })).rejects.toMatchObject({
    status: 409,
    message: 'Your discounts have changed. You now save $3.33. Please check your cart.',
  })
})
