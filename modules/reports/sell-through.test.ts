import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderLines, orders } from '#db/tables/orders.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const day = 86_400_000

test('sell-through is the share of a variant that sold of what was in stock, and returns are counted by unit', async () => {
  const shop = await createTestShop()
  const api = shop.as(await shop.admin())
  const few = await shop.product({ name: 'Few', onHand: 4 })
  const many = await shop.product({ name: 'Many', onHand: 100 })
  const uncounted = await shop.product({ name: 'Uncounted', onHand: null })
  await shop.order({ product: few, quantity: 3 })
  const before = await shop.order({ product: many, quantity: 2 })
  await shop.db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - 8 * day) })
    .where(eq(orders.id, before.id))
  const sent = await shop.order({ product: many, quantity: 5 })
  await shop.order({ product: uncounted })
  const canceled = await shop.order({ product: many, quantity: 7 })
  await api.orders.cancelOrder({ orderToCancel: canceled.id })
  await shop.db
    .update(orderLines)
    .set({ shippedQuantity: 5, returnedQuantity: 2 })
    .where(eq(orderLines.orderId, sent.id))

  const { units, variants } = await api.reports.listSellThrough({ days: 7 })
  expect(variants.map(({ name, sold, soldBefore, left }) => [name, sold, soldBefore, left])).toEqual([
    ['Few', 3, 0, 1],
    ['Many', 5, 2, 93],
  ])
  expect(units).toEqual({ now: { sold: 9, returned: 2 }, before: { sold: 2, returned: 0 } })
  const support = shop.as(await shop.staff('support'))
  await expect(support.reports.listSellThrough({ days: 7 })).rejects.toMatchObject({ status: 403 })
})
