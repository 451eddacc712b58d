import { count, eq, isNotNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#db/tables/orders.ts'
import { products } from '#db/tables/products.ts'
import { returns } from '#db/tables/returns.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { fillDemoShop } from './fill-demo-shop.ts'

test('a demo shop has orders of the last 90 days in every status, and consistent payments and stock', async () => {
  const shop = await createTestShop()
  await fillDemoShop(shop, () => {})
  await fillDemoShop(shop, () => {})

  for (const status of ['processing', 'shipped', 'canceled'] as const) {
    const [row] = await shop.db.select({ count: count() }).from(orders).where(eq(orders.status, status))
    expect(row?.count, status).toBeGreaterThan(0)
  }
  const exchanged = await shop.db.$count(returns, isNotNull(returns.exchangeOrderId))
  expect(exchanged).toBeGreaterThan(0)
  expect(await shop.db.$count(returns, isNotNull(returns.codeId))).toBeGreaterThan(0)
  expect(await shop.db.$count(orders)).toBe(200 + exchanged)
  await expectConsistentShop(shop)
})

test('a demo shop shows its best sellers from the first page view on', async () => {
  const shop = await createTestShop()
  await fillDemoShop(shop, () => {})
  const { rows } = await shop.db.execute<{ most: number }>(sql`
    select sum(l.quantity)::int as most from order_lines l join orders o on o.id = l.order_id
    where o.status <> 'canceled' group by l.product_id order by 1 desc limit 1`)

  const { sections } = await shop.as(shop.guest()).home.shownHome({})
  const bestSellers = sections.find(({ source }) => source === 'bestSellers')?.products
  const [first] = await shop.db
    .select({ sold: products.soldCount })
    .from(products)
    .where(eq(products.id, bestSellers?.[0]?._id ?? ''))
  expect(first?.sold).toBe(rows[0]?.most)
})

test('a demo shop has popular searches, and some that found nothing', async () => {
  const shop = await createTestShop()
  await fillDemoShop(shop, () => {})
  expect((await shop.as(shop.guest()).listing.searchStart({})).popular).toContain('linen dress')
  const { searches } = await shop.as(await shop.admin()).search.listMissedSearches({})
  expect(searches.map(({ term }) => term)).toContain('swimsuit')
})

test('with a real payment provider, no orders are generated', async () => {
  const shop = await createTestShop()
  await fillDemoShop({ ...shop, payment: { ...shop.payment, name: 'stripe' } }, () => {})
  expect(await shop.db.$count(orders)).toBe(0)
})
