import { beforeAll, expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { seedProducts } from './seed-products.ts'

const shop = await createTestShop()
const { listProducts, search, families } = shop.as(shop.guest()).listing
const invented = 6_000

beforeAll(() => seedProducts(shop.db, invented), 120_000)

test('generated products can be listed, filtered and found like real ones', async () => {
  const { products, total, next } = await listProducts({})
  expect(total).toBe(invented)
  expect(next).not.toBeNull()
  for (const product of products) {
    expect(product.mainImage.src).toMatch(/^\/images\//)
    expect(product.isActive).toBe(product.soldOut.length === 0)
  }
  const counted = (await families({})).families.reduce((sum, family) => sum + family.count, 0)
  expect(counted).toBe(invented)
  const found = await search({ query: products[0]?.name ?? '' })
  expect(found.products[0]?.name).toBe(products[0]?.name)
})

test('the filter counts of a large listing are close to the truth, and marked as estimates', async () => {
  const { facets } = await listProducts({})
  expect(facets.isEstimate).toBe(true)
  expect(facets.types).toHaveLength(21)
  for (const { value, count } of [...facets.types.slice(0, 3), ...facets.types.slice(-3)]) {
    const { total } = await listProducts({ types: [value], limit: 1 })
    expect(Math.abs(count - total) / total).toBeLessThan(0.25)
  }
  const { total: onSale } = await listProducts({ sale: true, limit: 1 })
  expect(Math.abs(facets.sale - onSale) / onSale).toBeLessThan(0.1)
})

test('a small enough part of it is counted exactly', async () => {
  const { facets, total } = await listProducts({ subCategory: 'sunglasses', sale: true })
  expect(facets.isEstimate).toBe(false)
  for (const { value, count } of facets.colors.slice(0, 3)) {
    expect((await listProducts({ subCategory: 'sunglasses', sale: true, colors: [value] })).total).toBe(count)
  }
  expect(facets.types.reduce((sum, { count }) => sum + count, 0)).toBe(total)
})

test('paging through the listing returns every product exactly once', async () => {
  const seen = new Set<string>()
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof listProducts>> = await listProducts({
      type: 'belts',
      sort: 'best-rated',
      limit: 96,
      ...(after && { after }),
    })
    for (const product of page.products) seen.add(product._id)
    expect(page.products.length).toBeGreaterThan(0)
    after = page.next
    if (!after) expect(seen.size).toBe(page.total)
  } while (after)
})

test('seeding again adds to the first', async () => {
  await seedProducts(shop.db, 50)
  expect((await listProducts({ limit: 1 })).total).toBe(invented + 50)
})
