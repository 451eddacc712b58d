import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { emails } from '#db/tables/emails.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { products } from '#db/tables/products.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop, type PlacedOrder, type TestShop } from '#test/create-test-shop.ts'

const nothing = { sales: 0, orders: 0, canceled: 0, averageOrder: null, carts: 0, paidCarts: 0 }

async function openShop() {
  const shop = await createTestShop()
  const api = shop.as(await shop.admin())
  await api.settings.changeShop({ version: 0, values: { ...defaultSettings.shop, timeZone: 'UTC' } })
  return { shop, api }
}

/** The midnight that starts the last seven days. */
async function startOfWeek(api: Awaited<ReturnType<typeof openShop>>['api']): Promise<number> {
  return Date.parse(`${(await api.reports.readFigures({ days: 7 })).from}T00:00:00Z`)
}

/** Backdates an order with its checkout and payment. */
async function moveTo({ db }: TestShop, { id }: PlacedOrder, at: number): Promise<void> {
  const createdAt = new Date(at)
  const [moved] = await db.update(orders).set({ createdAt }).where(eq(orders.id, id)).returning()
  await db.update(payments).set({ paidAt: createdAt }).where(eq(payments.orderId, id))
  await db
    .update(checkoutSessions)
    .set({ createdAt })
    .where(eq(checkoutSessions.id, moved?.sessionId ?? ''))
}

const hour = 3_600_000
const day = 24 * hour

test('a shop without sales has figures too', async () => {
  const { api } = await openShop()
  const figures = await api.reports.readFigures({ days: 30 })
  expect(figures).toMatchObject({ now: nothing, before: nothing, step: 'day' })
  expect(figures.series).toHaveLength(30)
  expect(figures.series.at(-1)?.until).toBe(figures.until)
  expect(await api.reports.listBestSellers({})).toMatchObject({ bestSellers: [] })
  const none = { count: 0, first: [] }
  expect(await api.reports.listWork({})).toMatchObject({
    hasSold: false,
    toShip: none,
    stuckRefunds: none,
    parkedEmails: none,
    unsentEmails: 0,
    isDemo: false,
    openMessages: none,
    lowStock: none,
    alerts: none,
  })
})

test('sales, orders and checkouts count to the cent on their days, beside the days before', async () => {
  const { shop, api } = await openShop()
  const starts = await startOfWeek(api)
  const hat = await shop.product({ priceCents: 19_99, onHand: null })
  const [first, second, canceled, old, olderCanceled] = [
    await shop.order({ product: hat }),
    await shop.order({ product: hat, quantity: 2 }),
    await shop.order({ product: hat, quantity: 3 }),
    await shop.order({ product: hat, quantity: 4 }),
    await shop.order({ product: hat, quantity: 5 }),
  ]
  await moveTo(shop, first, starts)
  await moveTo(shop, second, starts + 2 * day)
  await moveTo(shop, canceled, starts + 2 * day + 5 * hour)
  await moveTo(shop, old, starts - 7 * day)
  await moveTo(shop, olderCanceled, starts - 6 * day)
  for (const { id } of [canceled, olderCanceled]) await api.orders.cancelOrder({ orderToCancel: id })
  await shop.runJobs()
  await shop.db.update(refunds).set({ doneAt: new Date(starts + 3 * day) })

  // An unpaid checkout.
  const { url } = await shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(hat))
  await shop.db
    .update(checkoutSessions)
    .set({ createdAt: new Date(starts + day) })
    .where(eq(checkoutSessions.providerSessionId, sessionIdOf(url)))

  const { now, before, series } = await api.reports.readFigures({ days: 7 })
  // 1 + 2 + 3 hats paid, 3 + 5 refunded; canceled orders do not count.
  expect(now).toEqual({ sales: -39.98, orders: 2, canceled: 1, averageOrder: 29.99, carts: 4, paidCarts: 3 })
  expect(before).toEqual({ sales: 179.91, orders: 1, canceled: 1, averageOrder: 79.96, carts: 2, paidCarts: 2 })
  expect(series.map((each) => each.now.sales)).toEqual([19.99, 0, 99.95, -159.92, 0, 0, 0])
  expect(series.map((each) => each.now.orders)).toEqual([1, 0, 1, 0, 0, 0, 0])
  expect(series.map((each) => each.now.carts)).toEqual([1, 1, 2, 0, 0, 0, 0])
  expect(series.map((each) => each.before.sales)).toEqual([79.96, 99.95, 0, 0, 0, 0, 0])

  const month = await api.reports.readFigures({ days: 30 })
  expect(month.now).toEqual({ sales: 139.93, orders: 3, canceled: 2, averageOrder: 46.64, carts: 6, paidCarts: 5 })
  for (const days of [90, 365] as const) {
    const longer = await api.reports.readFigures({ days })
    expect(longer.now).toEqual(month.now)
    expect(longer.series.reduce((sum, each) => sum + each.now.orders, 0)).toBe(3)
  }
})

test('a period starts at midnight, and the one before ends at the current time of day', async () => {
  const { shop, api } = await openShop()
  const starts = await startOfWeek(api)
  const hat = await shop.product({ priceCents: 10_00, onHand: null })
  const order = await shop.order({ product: hat })
  const ordersAt = async (at: number) => {
    await moveTo(shop, order, at)
    const { now, before } = await api.reports.readFigures({ days: 7 })
    return [now.orders, before.orders, now.sales, before.sales, now.carts, before.carts]
  }

  expect(await ordersAt(starts)).toEqual([1, 0, 10, 0, 1, 0])
  expect(await ordersAt(starts - 1)).toEqual([0, 0, 0, 0, 0, 0])
  expect(await ordersAt(Date.now() - 7 * day - 1_000)).toEqual([0, 1, 0, 10, 0, 1])
  expect(await ordersAt(starts - 7 * day)).toEqual([0, 1, 0, 10, 0, 1])
  expect(await ordersAt(starts - 7 * day - 1)).toEqual([0, 0, 0, 0, 0, 0])
})

test('a day begins at midnight in the time zone of the shop', async () => {
  const { shop, api } = await openShop()
  const timeZone = 'Pacific/Kiritimati'
  await api.settings.changeShop({ version: 1, values: { ...defaultSettings.shop, timeZone } })
  const { from } = await api.reports.readFigures({ days: 7 })
  const starts = Date.parse(`${from}T00:00:00+14:00`)
  const order = await shop.order()
  const ordersAt = async (at: number) => {
    await moveTo(shop, order, at)
    const { now, series } = await api.reports.readFigures({ days: 7 })
    const { orderHistory } = await api.orders.ordersHistory({ from, until: from })
    return [now.orders, series[0]?.now.orders, orderHistory.length]
  }

  expect(await ordersAt(starts)).toEqual([1, 1, 1])
  expect(await ordersAt(starts + day - 1)).toEqual([1, 1, 1])
  expect(await ordersAt(starts + day)).toEqual([1, 0, 0])
  expect(await ordersAt(starts - 1)).toEqual([0, 0, 0])
})

test('an owed refund counts as sales until it is paid', async () => {
  const { shop, api } = await openShop()
  const order = await shop.order()
  await api.orders.cancelOrder({ orderToCancel: order.id })
  expect((await api.reports.readFigures({ days: 7 })).now).toMatchObject({ sales: 60, orders: 0, canceled: 1 })
  await shop.runJobs()
  expect((await api.reports.readFigures({ days: 7 })).now).toMatchObject({ sales: 0, orders: 0, canceled: 1 })
})

test('low stock lists counted variants of published products with no more units available than the threshold', async () => {
  const { shop, api } = await openShop()
  const cap = await shop.product({ name: 'Cap', colors: ['Black', 'Sand'], onHand: 6 })
  await shop.product({ name: 'Draft', status: 'draft', onHand: 0 })
  await shop.product({ name: 'Endless', onHand: null })
  await shop.product({ name: 'Plenty', onHand: 100 })
  expect((await api.reports.listWork({})).lowStock).toEqual({ count: 0, first: [] })

  // One is reserved by a checkout, so five black ones are available.
  await shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(cap))
  const gone = await shop.product({ name: 'Gone', onHand: 0 })
  const { lowStock, lowStockFrom } = await api.reports.listWork({})
  expect(lowStockFrom).toBe(5)
  expect(lowStock).toMatchObject({
    count: 2,
    first: [
      { productId: gone.id, name: 'Gone', color: null, size: null, left: 0 },
      { productId: cap.id, name: 'Cap', color: 'Black', size: null, left: 5 },
    ],
  })

  await shop.db.update(products).set({ deletedAt: sql`now()` }).where(eq(products.id, gone.id))
  expect((await api.reports.listWork({})).lowStock.count).toBe(1)
})

test('waiting stock alerts count until they are sent', async () => {
  const { shop, api } = await openShop()
  const cap = await shop.product({ name: 'Cap', colors: ['Black', 'Sand'], onHand: 0 })
  const ask = (selectedColor: string, email: string) =>
    shop.as(shop.guest()).stockAlerts.notifyMe({
      productId: cap.id,
      selectedProductName: 'Cap',
      email,
      selectedSize: null,
      selectedColor,
    })
  await ask('Black', 'ann@example.com')
  await ask('Sand', 'ann@example.com')
  await ask('Sand', 'bob@example.com')
  expect((await api.reports.listWork({})).alerts).toMatchObject({
    count: 3,
    first: [
      { productId: cap.id, name: 'Cap', color: 'Sand', waiting: 2 },
      { productId: cap.id, name: 'Cap', color: 'Black', waiting: 1 },
    ],
  })
  await shop.db.update(stockAlerts).set({ emailedAt: sql`now()` }).where(eq(stockAlerts.email, 'ann@example.com'))
  expect((await api.reports.listWork({})).alerts.count).toBe(1)
})

test('orders to ship are listed oldest first', async () => {
  const { shop, api } = await openShop()
  const [first, second, canceled] = [await shop.order(), await shop.order(), await shop.order()]
  await moveTo(shop, second, Date.now() - day)
  await api.orders.cancelOrder({ orderToCancel: canceled.id })
  const { toShip, hasSold } = await api.reports.listWork({})
  expect(await api.reports.countWork({})).toMatchObject({ toShip: toShip.count, messages: 0, returns: 0 })
  expect(hasSold).toBe(true)
  expect(toShip).toMatchObject({ count: 2, first: [{ orderNumber: second.number }, { orderNumber: first.number }] })
})

test('a refund is listed if it failed or has been pending for more than an hour', async () => {
  const { shop, api } = await openShop()
  const [failed, slow, fresh] = [await shop.order(), await shop.order(), await shop.order()]
  for (const { id } of [failed, slow, fresh]) await api.orders.cancelOrder({ orderToCancel: id })
  const change = (order: PlacedOrder, set: Partial<typeof refunds.$inferInsert>) =>
    shop.db
      .update(refunds)
      .set(set)
      .where(
        sql`${refunds.paymentId} in (select ${payments.id} from ${payments} where ${payments.orderId} = ${order.id})`,
      )
  await change(failed, { state: 'failed' })
  await change(slow, { createdAt: new Date(Date.now() - 61 * 60_000) })
  await change(fresh, { createdAt: new Date(Date.now() - 59 * 60_000) })
  const { stuckRefunds } = await api.reports.listWork({})
  expect(stuckRefunds).toMatchObject({
    count: 2,
    first: [
      { orderNumber: slow.number, amount: 60, state: 'pending' },
      { orderNumber: failed.number, amount: 60, state: 'failed' },
    ],
  })
  await shop.runJobs()
  expect((await api.reports.listWork({})).stuckRefunds.count).toBe(0)
})

test('unanswered messages and failed emails are listed', async () => {
  const { shop, api } = await openShop()
  const write = (subject: string) =>
    shop.as(shop.guest()).messages.userRequests({
      name: 'Ann Lee',
      phone: '+1 503 226 1234',
      email: 'ann@example.com',
      department: 'Sales',
      subject,
      message: 'Is it made in small runs?',
    })
  await write('The first')
  await write('The second')
  await shop.db.update(emails).set({ state: 'parked' }).where(eq(emails.kind, 'contact-received'))
  const { openMessages, parkedEmails } = await api.reports.listWork({})
  expect(openMessages).toMatchObject({ count: 2, first: [{ subject: 'The first' }, { subject: 'The second' }] })
  expect(parkedEmails.count).toBe(2)
  expect(Object.keys(parkedEmails.first[0] ?? {}).toSorted()).toEqual(['_id', 'createdAt', 'subject'])

  await api.messages.closeMessage({ messageId: openMessages.first[0]?._id ?? '' })
  expect((await api.reports.listWork({})).openMessages).toMatchObject({ count: 1, first: [{ subject: 'The second' }] })
})

test('only the periods of the contract are accepted', async () => {
  const { api } = await openShop()
  // @ts-expect-error: eight days are not a period of the contract.
  await expect(api.reports.readFigures({ days: 8 })).rejects.toMatchObject({ status: 400 })
  // @ts-expect-error: a period is a number.
  await expect(api.reports.listBestSellers({ days: '7' })).rejects.toMatchObject({ status: 400 })
})
