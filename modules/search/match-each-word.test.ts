import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedProducts } from '#demo/seed-products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { inOrder } from '../page-cursor.ts'
import { refreshWanted } from '../stock-alerts/refresh-wanted.ts'
import { matchEachWord } from './match-each-word.ts'

test('a word of many products finds every row of a list once, also far from its beginning', async () => {
  const shop = await createTestShop()
  const other = await shop.product({ name: 'Other', onHand: 0 })
  await seedProducts(shop.db, 1_510)
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
  await refreshWanted(shop)
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
  // The word of many products is looked up, but not the one without three letters or digits beside each other.
  for (const search of ['x-000', 'x-00']) {
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
  }
  const search = 'x-000'
  // Each word counts: no common product is called so.
  expect((await owner.reviews.listAllReviews({ search: `${search} other` })).reviews).toEqual([])
  expect((await owner.reviews.listAllReviews({ search: `${search} ann`, limit: 7 })).reviews).toHaveLength(7)
  // One word in the product, the other in the email address; both are in few.
  const mixed = await owner.stockAlerts.listStockAlerts({ search: 'other ann-77', limit: 20 })
  expect(mixed.alerts.map(({ email }) => email)).toEqual(
    [77, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779].map((n) => `ann-${n}@example.com`),
  )
})

test('rows of few products are found by indexes, those of many by reading the list in its order', async () => {
  const { db, product } = await createTestShop()
  await product({ name: 'Other' })
  await seedProducts(db, 1_510)
  const planOf = async (search: string) => {
    const isFound = await matchEachWord(db, search, {
      productId: sql`r.product_id`,
      ownId: sql`r.id`,
      own: { from: sql`reviews r`, id: sql`r.id`, isLike: (pattern) => sql`r.name like ${pattern}` },
    })
    return db.transaction(async (tx) => {
      await tx.execute(sql`truncate reviews cascade`)
      await tx.execute(sql`set local enable_seqscan = off`)
      const order = sql.join(inOrder(sql`r.created_at`, sql`r.id`), sql`, `)
      const { rows } = await tx.execute(sql`
        explain select r.id from reviews r join products p on p.id = r.product_id where ${isFound} order by ${order} limit 20`)
      return JSON.stringify(rows)
    })
  }
  const few = await planOf('other')
  expect(few).toMatch(/Index Cond: \(product_id = ANY/)
  expect(few).toMatch(/Index Cond: \(id = ANY/)
  for (const search of ['x-000', 'x-00']) {
    const many = await planOf(search)
    expect(many, search).toContain('Index Scan using reviews_newest')
    expect(many, search).not.toContain('Sort')
    // A list of IDs that is a result of the statement itself is gone through for each row.
    expect(many, search).not.toContain('ANY')
  }
})
