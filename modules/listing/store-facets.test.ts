import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { backdatePrices } from '#db/backdate-prices.ts'
import { collections } from '#db/tables/collections.ts'
import { placeFacets } from '#db/tables/listing.ts'
import { products } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { storeFacets } from './store-facets.ts'

const shop = await createTestShop()
const { listProducts, search } = shop.as(shop.guest()).listing

/** Of 4,800 products every second is a scarf, every fourth is on sale, every fifth is sand, 6 are mauve and 4,320 are silk. */
beforeAll(async () => {
  await shop.db.execute(sql`
    insert into products (sku, name, category, sub_category, type, sub_category_slug, type_slug, price_cents, old_price_cents,
      status, published_at, rating_average, rating_count, material)
    select 'MANY-' || n, 'Many ' || n, 'Women', 'Accessories', case when n % 2 = 0 then 'Scarves' else 'Belts' end,
      'accessories', case when n % 2 = 0 then 'scarves' else 'belts' end, 1000 + n, case when n % 4 = 0 then 9000 end,
      'published', now() - n * interval '1 minute', 1 + n % 5, 1,
      case when n % 10 > 0 then 'Silk' else 'Wool' end
    from generate_series(1, 4800) as n
  `)
  await shop.db.execute(sql`
    insert into product_colors (product_id, position, name, hex)
    select id, 0, case when n % 800 = 0 then 'Mauve' else 'Sand' end, '#d3bf9f'
    from products, cast(substr(sku, 6) as int) as n where sku like 'MANY-%' and (n % 5 = 0 or n % 800 = 0)
  `)
  await backdatePrices(shop.db)
})

const scarves = { value: 'Scarves', count: 2_400 }
const belts = { value: 'Belts', count: 2_400 }
const near = (count: number) => expect.toSatisfy((found: number) => Math.abs(found / count - 1) < 0.25)

test('a category with many products is counted by a sample until its counts are stored, and then they are read', async () => {
  const { facets: shared, total } = await listProducts({})
  expect(total).toBe(4_800)
  expect(shared).toMatchObject({ sale: near(1_200), isEstimate: true })
  expect(Object.fromEntries(shared.types.map(({ value, count }) => [value, count]))).toEqual({
    Scarves: near(2_400),
    Belts: near(2_400),
  })

  await storeFacets(shop)
  await storeFacets(shop)
  const { facets, total: kept } = await listProducts({})
  expect(kept).toBe(4_800)
  expect(facets.types).toEqual([belts, scarves])
  expect(facets.colors.map(({ value, count }) => [value, count])).toEqual([
    ['Sand', 954],
    ['Mauve', 6],
  ])
  expect(facets.ratings).toEqual([
    { value: 4, count: 1_920 },
    { value: 3, count: 2_880 },
    { value: 2, count: 3_840 },
    { value: 1, count: 4_800 },
  ])
  expect(facets).toMatchObject({ sale: 1_200, available: 0, price: { min: 10.01, max: 58 }, isEstimate: true })
  for (const place of [
    { subCategory: 'Accessories' },
    { category: 'women' },
    { subCategory: 'accessories', category: 'Women' },
  ])
    expect((await listProducts(place)).facets).toEqual(facets)
})

test('a large collection by rule is counted by a sample, too, until its counts are stored', async () => {
  await shop.db
    .insert(collections)
    .values({ kind: 'rule', title: 'Silks', slug: 'silks', rule: { materials: ['silk'] } })
  const sampled = await listProducts({ collection: 'silks' })
  expect(sampled.total).toEqual(near(4_320))
  expect(sampled.facets).toMatchObject({ types: [{ count: near(2_400) }, { count: near(1_920) }], isEstimate: true })

  await storeFacets(shop)
  const { total, facets, products: page } = await listProducts({ collection: 'silks' })
  expect(total).toBe(4_320)
  expect(facets).toMatchObject({ types: [belts, { value: 'Scarves', count: 1_920 }], sale: 960 })
  expect(facets.fields.material).toEqual([{ value: 'Silk', count: 4_320 }])
  expect(page[0]?.name).toBe('Many 1')
  // A category in it is counted by itself.
  expect((await listProducts({ collection: 'silks', type: 'Scarves' })).total).toBe(1_920)

  await shop.db.update(collections).set({ rule: { materials: ['wool'] }, version: sql`${collections.version} + 1` })
  expect((await listProducts({ collection: 'silks' })).total).toBe(480)
  const keys = async () => (await shop.db.select().from(placeFacets)).map(({ place }) => place)
  expect((await keys()).filter((key) => key.startsWith('collection:'))).toHaveLength(1)
  await storeFacets(shop)
  expect((await keys()).filter((key) => key.startsWith('collection:'))).toEqual([])
})

test('small and empty categories are counted exactly', async () => {
  const { facets, total } = await listProducts({ type: 'Scarves' })
  expect(total).toBe(2_400)
  expect(facets).toMatchObject({ types: [scarves], isEstimate: false })
  expect((await listProducts({ category: 'Men' })).facets.types).toEqual([])
})

test('a rare choice in a large category is counted exactly', async () => {
  const mauve = await listProducts({ colors: ['Mauve'] })
  expect(mauve.total).toBe(6)
  expect(mauve.products.map((product) => product.name)).toEqual(
    [800, 1_600, 2_400, 3_200, 4_000, 4_800].map((n) => `Many ${n}`),
  )
  expect((await listProducts({ colors: ['Sand'] })).total).toBe(954)
  expect((await listProducts({ types: ['Scarves'] })).total).toEqual(near(2_400))
  expect((await listProducts({ types: ['Scarves'], sale: true, search: 'many' })).total).toEqual(near(1_200))
})

test('a search with many matches is counted by a sample as well', async () => {
  const { facets } = await listProducts({ search: 'accessories' })
  expect(facets).toMatchObject({ sale: near(1_200), isEstimate: true })
  expect((await listProducts({ search: 'mauve' })).total).toBe(6)
  expect(await search({ query: 'accessories' })).toMatchObject({ total: 1_000, hasMore: true })
})

test('stored counts are deleted once a category is small again', async () => {
  await shop.db.delete(products).where(eq(products.typeSlug, 'belts'))
  const { facets, total } = await listProducts({})
  expect(total).toBe(2_400)
  expect(facets).toMatchObject({ types: [scarves], isEstimate: false })
  await storeFacets(shop)
  expect(await shop.db.select().from(placeFacets)).toEqual([])
})
