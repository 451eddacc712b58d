import { isNotNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#db/tables/emails.ts'
import { orders } from '#db/tables/orders.ts'
import { refunds } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
import { returns } from '#db/tables/returns.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { seedOrders } from './seed-orders.ts'
import { seedProducts } from './seed-products.ts'

test('generated orders are consistent, and can be shipped, canceled and refunded like real ones', async () => {
  const shop = await createTestShop()
  await seedProducts(shop.db, 60)
  const stock = await shop.db.select().from(variants).orderBy(variants.id)
  expect(await seedOrders(shop, 500)).toBe(500)
  expect(await seedOrders(shop, 20)).toBe(20)
  // And what returns were exchanged for.
  const exchanged = await shop.db.$count(returns, isNotNull(returns.exchangeOrderId))
  expect(await shop.db.$count(orders)).toBe(520 + exchanged)
  await expectConsistentShop(shop)
  expect(await shop.db.select().from(variants).orderBy(variants.id)).toEqual(stock)

  const { rows } = await shop.db.execute<{ status: string; count: number }>(
    sql`select status, count(*)::int as count from orders group by 1 order by 1`,
  )
  expect(rows.map(({ status }) => status)).toEqual(['canceled', 'processing', 'shipped'])
  const [span] = (
    await shop.db.execute<{ days: number; late: number }>(sql`
      select extract(day from max(created_at) - min(created_at))::int as days,
        count(*) filter (where greatest(created_at, shipped_at, canceled_at) > now())::int as late from orders`)
  ).rows
  expect(span?.days).toBeGreaterThan(85)
  expect(span?.late).toBe(0)

  const owner = shop.as(await shop.admin())
  const { rows: sentBack } = await shop.db.execute<{ state: string }>(
    sql`select distinct coalesce(outcome, status) as state from returns order by 1`,
  )
  expect(sentBack.map(({ state }) => state)).toEqual([
    ...[
      'approved',
      'canceled',
      'code',
      'declined',
      'exchange',
      'expired',
      'nothing',
      'received',
      'refund',
      'requested',
    ],
  ])
  const { returns: shown } = await owner.returns.listReturns({ state: 'closed' })
  expect(shown.length).toBeGreaterThan(10)
  const { rows: told } = await shop.db.execute<{ status: string }>(sql`
    select distinct fields->>'status' as status from emails where kind = 'return-changed' order by 1`)
  expect(told.map(({ status }) => status)).toEqual([
    ...['approved', 'canceled', 'closed', 'declined', 'received', 'requested'],
  ])
  const { rows: ended } = await shop.db.execute<{ number: string; code: string | null }>(sql`
    select e.fields->>'exchangeOrder' as number, e.fields->>'code' as code from emails e
    where e.kind = 'return-changed' and (e.fields->>'code' is not null or e.fields->>'exchangeOrder' is not null)`)
  const { orders: exchanges } = await owner.orderTable.listOrderRows({
    search: ended.find(({ number }) => number)?.number,
  })
  expect(exchanges).toMatchObject([{ status: 'Proccessing' }])
  expect(ended.find(({ code }) => code)?.code).toMatch(/^sealed:/)
  expect(await shop.db.$count(emails, sql`state = 'queued'`)).toBe(0)
  expect((await owner.reports.listWork({})).toShip.partlyShipped).toBeGreaterThan(0)
  const { orderHistory: inParts } = await owner.orders.ordersHistory({ status: 'partially-shipped' })
  expect(new Set(inParts.map(({ fulfillment }) => fulfillment))).toEqual(new Set(['partially-shipped']))
  const { orderHistory } = await owner.orders.ordersHistory({ status: 'Proccessing' })
  const [first, second] = orderHistory.filter(({ shipments }) => shipments.length === 0)
  const { orderNumber = '', _id: orderId = '' } = first ?? {}
  await owner.shipments.markOrderAsShipped({ orderId, orderNumber, trackingNumber: '9400 1000' })
  await owner.orders.cancelOrder({ orderToCancel: second?._id ?? '' })
  await shop.runJobs()
  expect(await shop.db.$count(refunds, sql`state = 'pending'`)).toBe(0)
  await expectConsistentShop(shop)
})

test('generated returns are handled and credited like real ones', async () => {
  const shop = await createTestShop()
  await seedProducts(shop.db, 60)
  await seedOrders(shop, 200)
  const owner = shop.as(await shop.admin())
  const first = async (state: 'requested' | 'approved' | 'received') =>
    (await owner.returns.listReturns({ state })).returns[0]?._id ?? ''

  const returnId = await first('requested')
  await owner.returns.approveReturn({ returnId, wish: 'refund' })
  for (const arrived of [returnId, await first('approved')]) {
    const { orderReturn } = await owner.returns.readReturn({ returnId: arrived })
    const lines = orderReturn.lines.map(({ lineId, quantity }) => ({ lineId, received: quantity, restocked: 0 }))
    await owner.returns.receiveReturn({ returnId: arrived, lines })
  }
  for (const closed of [returnId, await first('received')]) {
    const { refundedBefore } = await owner.returns.readReturn({ returnId: closed })
    await owner.returns.closeReturn({ returnId: closed, outcome: 'refund', refunded: refundedBefore })
  }
  await shop.runJobs()
  await expectConsistentShop(shop)

  // Each refund is credited by its item, which its amount is then worth to the cent.
  const { rows } = await shop.db.execute<{ cents: number; credited: number; quantities: number[] }>(sql`
    select f.amount_cents as cents, -(c.content->>'totalCents')::int as credited,
      jsonb_path_query_array(c.content, '$.lines[*].quantity') as quantities
    from refunds f join returns r on r.id = f.return_id join invoices c on c.refund_id = f.id`)
  expect(rows.map(({ credited, quantities }) => ({ credited, quantities }))).toEqual(
    rows.map(({ cents }) => ({ credited: cents, quantities: [1] })),
  )
  expect(rows.length).toBeGreaterThan(8)
})

test('of more orders than are invented, the copies are consistent and orders of their own', async () => {
  const shop = await createTestShop()
  await seedProducts(shop.db, 60)
  const stock = await shop.db.select().from(variants).orderBy(variants.id)
  let stored = 0
  const step = (more: number) => {
    stored += more
  }
  expect(await seedOrders(shop, 1_501, { step, templates: 300 })).toBe(1_501)
  expect(stored).toBe(1_501)
  const exchanged = await shop.db.$count(returns, isNotNull(returns.exchangeOrderId))
  expect(exchanged).toBeGreaterThan(0)
  expect(await shop.db.$count(orders)).toBe(1_501 + exchanged)
  await expectConsistentShop(shop)
  expect(await shop.db.select().from(variants).orderBy(variants.id)).toEqual(stock)

  // Numbers and papers follow the time of the orders.
  const { rows } = await shop.db.execute<Record<string, number>>(sql`
    with numbered as (
      select *, created_at < lag(created_at) over (order by number) as is_out_of_order
      from orders where session_id in (select id from checkout_sessions where kind = 'cart')
    )
    select count(*) filter (where is_out_of_order)::int as unordered, count(distinct email)::int as emails,
      count(distinct customer_id)::int as customers,
      count(*) filter (where greatest(created_at, shipped_at, canceled_at) > now())::int as late,
      (select count(*)::int from invoices where kind = 'invoice') as invoices,
      (select max(position) from invoices where kind = 'invoice') as last_invoice,
      (select count(*)::int from invoices where kind = 'credit-note') as credited,
      (select count(*)::int from refunds where state = 'done' and amount_cents > 0) as refunded
    from numbered`)
  const [told = {}] = rows
  expect(told).toMatchObject({ unordered: 0, late: 0, invoices: 1_501 + exchanged, last_invoice: 1_501 + exchanged })
  expect(told.emails).toBeGreaterThan(800)
  expect(told.customers).toBeGreaterThan(300)
  expect(told.credited).toBe(told.refunded)

  const owner = shop.as(await shop.admin())
  const { orders: found } = await owner.orderTable.listOrderRows({ status: 'Proccessing' })
  const [first, second] = found.filter(({ fulfillment }) => fulfillment === 'unfulfilled')
  for (const each of [first, second]) expect(each?.email).toMatch(/-\d@example\.com$|\d@example\.com$/)
  await owner.orders.cancelOrder({ orderToCancel: second?._id ?? '' })
  await shop.runJobs()
  expect(await shop.db.$count(refunds, sql`state = 'pending'`)).toBe(0)
  await expectConsistentShop(shop)
})

test('a shop without products in stock gets no orders', async () => {
  const shop = await createTestShop()
  await shop.product({ onHand: 0 })
  expect(await seedOrders(shop, 10)).toBe(0)
})
