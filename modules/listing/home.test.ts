import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { looks } from '#db/tables/looks.ts'
import { images } from '#db/tables/media.ts'
import { products } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000)

test('an empty shop has an empty home page', async () => {
  const shop = await createTestShop()
  expect(await shop.as(shop.guest()).listing.home({})).toMatchObject({
    newIn: [],
    collection: [],
    bestSellers: [],
    shopCollection: [],
    looks: [],
    banners: [],
    sides: [],
  })
})

test('the home page shows the newest thirty, also as best sellers while nothing was sold', async () => {
  const shop = await createTestShop()
  const { home } = shop.as(shop.guest()).listing
  for (let each = 0; each < 33; each++)
    await shop.product({ name: `P${each}`, publishedAt: day(each), type: `T${each % 3}` })
  await shop.product({ name: 'Draft', status: 'draft' })

  const before = await home({})
  expect(before.newIn.map((product) => product.name)).toEqual(Array.from({ length: 30 }, (_, each) => `P${each}`))
  expect(before.bestSellers.map((product) => product.name)).toEqual(Array.from({ length: 12 }, (_, each) => `P${each}`))
  expect(
    before.collection
      .slice(0, 3)
      .map((product) => product.type)
      .toSorted(),
  ).toEqual(['T0', 'T1', 'T2'])

  await shop.db.update(products).set({ soldCount: 5 }).where(eq(products.name, 'P31'))
  await shop.db.update(products).set({ soldCount: 9 }).where(eq(products.name, 'P20'))
  const after = await home({})
  expect(after.bestSellers.slice(0, 3).map((product) => product.name)).toEqual(['P20', 'P31', 'P0'])
  expect(after.bestSellers).toHaveLength(12)
})

test('at most seventy best sellers are listed', async () => {
  const shop = await createTestShop()
  for (let each = 0; each < 72; each++) await shop.product({ name: `P${each}` })
  await shop.db.update(products).set({ soldCount: 3 })
  expect((await shop.as(shop.guest()).listing.home({})).bestSellers).toHaveLength(70)
})

test('the banner images come in the order of their IDs, without other images', async () => {
  const shop = await createTestShop()
  for (const id of ['banner-02', 'side-01', 'banner-01', 'banner-x', 'banana']) {
    await shop.db.insert(images).values({ id, fileKey: `images/${id}.avif`, width: 2400, height: 1350, alt: id })
  }
  const { banners, sides } = await shop.as(shop.guest()).listing.home({})
  expect(banners.map((image) => image.alt)).toEqual(['banner-01', 'banner-02'])
  expect(sides.map((image) => image.src)).toEqual(['/images/side-01/960.webp'])
})

test('the first three looks are on the home page', async () => {
  const shop = await createTestShop()
  for (const [slug, position] of [
    ['d', 4],
    ['b', 2],
    ['a', 1],
    ['c', 3],
  ] as const) {
    await shop.db
      .insert(images)
      .values({ id: slug, fileKey: `images/${slug}.avif`, width: 2400, height: 1600, alt: `Look ${slug}` })
    await shop.db.insert(looks).values({ slug, title: slug.toUpperCase(), imageId: slug, position })
  }
  const found = (await shop.as(shop.guest()).listing.home({})).looks
  expect(found.map(({ title, image }) => [title, image.alt])).toEqual([
    ['A', 'Look a'],
    ['B', 'Look b'],
    ['C', 'Look c'],
  ])
})
