import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedProducts } from '#demo/seed-products.ts'
import { createTestShop } from '#test/create-test-shop.ts'

test('a word of many products finds every row of a list once, also far from its beginning', async () => {
  const shop = await createTestShop()
  const other = await shop.product({ name: 'Other', onHand: 0 })
  await seedProducts(shop.db, 1_010)
  const many = sql`(select id, row_number() over (order by id) as at from products where sku like '%X-0%')`
  // 30 of common products, then 1,250 of another, and 8 of common ones: those come first.
  const when = sql`now() - (n + case when n <= 8 then 0 when n <= 38 then 5000 else 1000 end) * interval '1 minute'`
  await shop.db.execute(sql`
    insert into reviews (product_id, name, email, title, message, rating, created_at)
    select case when n <= 38 then p.id else ${other.id}::uuid end, 'Ann', 'ann@example.com', 'Review ' || n, 'As it should be.', 5, ${when}
    from generate_series(1, 1288) as n join ${many} as p on p.at = n % 900 + 1`)
  await shop.db.execute(sql`
    insert into stock_alerts (product_id, variant_id, email, created_at)
    select v.product_id, v.id, 'ann-' || n || '@example.com', ${when} from generate_series(1, 1288) as n
    join ${many} as p on p.at = n % 900 + 1
    join lateral (
      select * from variants v where v.product_id = case when n <= 38 then p.id else ${other.id}::uuid end order by v.id limit 1
    ) as v on true`)
  const owner = shop.as(await shop.admin())

  async function walk(list: (after?: string) => Promise<{ ids: string[]; next: string | null }>) {
    const pages: string[][] = []
    let after: string | undefined
    do {
      const { ids, next } = await list(after)
      pages.push(ids)
      after = next ?? undefined
    } while (after)
    expect(new Set(pages.flat()).size).toBe(38)
    return pages.map(({ length }) => length)
  }
  const search = 'x-00'
  const reviews = await walk(async (after) => {
    const page = await owner.reviews.listAllReviews({ search, limit: 7, ...(after && { after }) })
    return { ids: page.reviews.map(({ _id }) => _id), next: page.next }
  })
  expect(reviews).toEqual([7, 7, 7, 7, 7, 3])
  const alerts = await walk(async (after) => {
    const page = await owner.stockAlerts.listStockAlerts({ search, limit: 7, ...(after && { after }) })
    return { ids: page.alerts.map(({ alertId }) => alertId), next: page.next }
  })
  expect(alerts).toEqual([7, 7, 7, 7, 7, 3])
  const wanted = await walk(async (after) => {
    const page = await owner.stockAlerts.listWantedVariants({ search, limit: 7, ...(after && { after }) })
    return { ids: page.variants.map(({ variantId }) => variantId), next: page.next }
  })
  expect(wanted).toEqual([7, 7, 7, 7, 7, 3])
  // Each word counts: no common product is called so.
  expect((await owner.reviews.listAllReviews({ search: `${search} other` })).reviews).toEqual([])
  expect((await owner.reviews.listAllReviews({ search: `${search} ann`, limit: 7 })).reviews).toHaveLength(7)
})
