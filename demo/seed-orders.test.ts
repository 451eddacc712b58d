import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#db/tables/orders.ts'
import { refunds } from '#db/tables/payments.ts'
import { variants } from '#db/tables/products.ts'
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
  expect(await shop.db.$count(orders)).toBe(520)
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

test('a shop without products in stock gets no orders', async () => {
  const shop = await createTestShop()
  await shop.product({ onHand: 0 })
  expect(await seedOrders(shop, 10)).toBe(0)
})
