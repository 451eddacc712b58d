import { count, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#db/tables/orders.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { expectSoundBooks } from '#test/sound-books.ts'
import { fillDemoShop } from './fill-demo-shop.ts'

test('a demo shop has a past: orders of the last 90 days in every status, and sound books', async () => {
  const shop = await createTestShop()
  await fillDemoShop(shop, () => {})
  await fillDemoShop(shop, () => {})

  for (const status of ['processing', 'shipped', 'canceled'] as const) {
    const [row] = await shop.db.select({ count: count() }).from(orders).where(eq(orders.status, status))
    expect(row?.count, status).toBeGreaterThan(5)
  }
  expect(await shop.db.$count(orders)).toBe(200)
  await expectSoundBooks(shop)
})

test('where a card company takes the money, no order is invented', async () => {
  const shop = await createTestShop()
  await fillDemoShop({ ...shop, payment: { ...shop.payment, name: 'stripe' } }, () => {})
  expect(await shop.db.$count(orders)).toBe(0)
})
