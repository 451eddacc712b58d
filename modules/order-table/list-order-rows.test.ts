import { eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { createTestShop } from '#test/create-test-shop.ts'

test('staff list orders by date, total and customer, in pages without gaps or duplicates', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ onHand: null })
  for (const [name, quantity] of [
    ['Otto', 2],
    ['Nora', 1],
    ['Paul', 3],
    ['Nora', 1],
  ] as const)
    await shop.order({ product, quantity, typed: { name: `${name} Buyer` } })
  await shop.db.update(orders).set({ createdAt: new Date('2026-03-04T05:06:07Z') })
  const admin = shop.as(await shop.admin())

  async function listed(sort: Parameters<typeof admin.orderTable.listOrderRows>[0]['sort']) {
    const rows: Awaited<ReturnType<typeof admin.orderTable.listOrderRows>>['orders'] = []
    let after: string | undefined
    do {
      const page = await admin.orderTable.listOrderRows({ sort, limit: 1, ...(after && { after }) })
      rows.push(...page.orders)
      after = page.next ?? undefined
    } while (after)
    return rows
  }
  const names = (await listed('customer-asc')).map(({ customer }) => customer.split(' ')[0])
  expect(names).toEqual(['Nora', 'Nora', 'Otto', 'Paul'])
  expect((await listed('customer-desc')).map(({ customer }) => customer.split(' ')[0])).toEqual(names.toReversed())
  expect((await listed('total-desc')).map(({ units }) => units)).toEqual([3, 2, 1, 1])
  expect((await listed('total-asc')).map(({ units }) => units)).toEqual([1, 1, 2, 3])
  const newest = (await listed('newest')).map(({ _id }) => _id)
  expect(new Set(newest).size).toBe(4)
  expect((await listed('oldest')).map(({ _id }) => _id)).toEqual(newest.toReversed())

  await expect(admin.orderTable.listOrderRows({ after: crypto.randomUUID() })).rejects.toMatchObject({ status: 400 })
})

test('a row says how far the payment and the packages of an order are, and both filter the list', async () => {
  const shop = await createTestShop()
  const [paid, canceled, disputed] = [await shop.order(), await shop.order(), await shop.order()]
  const admin = shop.as(await shop.admin())
  await admin.orders.cancelOrder({ orderToCancel: canceled.id })
  await shop.db.update(payments).set({ disputedAt: new Date() }).where(eq(payments.orderId, disputed.id))

  const list = async (query: Parameters<typeof admin.orderTable.listOrderRows>[0]) =>
    (await admin.orderTable.listOrderRows(query)).orders.map(({ _id }) => _id)
  expect(await list({ payment: 'refund-open' })).toEqual([canceled.id])
  expect(await list({ payment: 'refunded' })).toEqual([])
  await shop.runJobs()
  expect(await list({ payment: 'refund-open' })).toEqual([])
  expect(await list({ payment: 'refunded' })).toEqual([canceled.id])
  expect(await list({ payment: 'disputed' })).toEqual([disputed.id])
  expect(await list({ delivery: 'express' })).toEqual([])

  const rows = new Map((await admin.orderTable.listOrderRows({})).orders.map((row) => [row._id, row]))
  expect(rows.get(paid.id)).toMatchObject({ payment: 'paid', status: 'Proccessing', fulfillment: 'unfulfilled' })
  expect(rows.get(canceled.id)).toMatchObject({ payment: 'refunded', status: 'Canceled' })
  expect(rows.get(disputed.id)).toMatchObject({ payment: 'disputed' })
})

test('orders are filtered by a tag, in pages, and by one that no order has', async () => {
  const shop = await createTestShop()
  const all = [await shop.order(), await shop.order(), await shop.order()]
  await shop.db
    .update(orders)
    .set({ tags: ['gift'] })
    .where(ne(orders.id, all[1]?.id ?? ''))
  const admin = shop.as(await shop.admin())
  const first = await admin.orderTable.listOrderRows({ tag: 'Gift', limit: 1 })
  const second = await admin.orderTable.listOrderRows({ tag: 'gift', limit: 1, after: first.next ?? '' })
  expect([...first.orders, ...second.orders].map(({ _id }) => _id)).toEqual([all[2]?.id, all[0]?.id])
  expect(second.next).toBeNull()
  expect(await admin.orderTable.listOrderRows({ tag: 'vip' })).toMatchObject({ orders: [], next: null })
  expect((await admin.orderTable.listOrderRows({ tag: ' \u3000' })).orders).toHaveLength(all.length)
})
