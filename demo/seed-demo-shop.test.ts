import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { imageIdAt } from '#contract/media/image.ts'
import { images } from '#db/tables/media.ts'
import { products } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { bannerImages, sideImages } from './catalog/banners.ts'
import { demoCatalog } from './catalog/demo-catalog.ts'
import { demoLooks } from './looks.ts'
import { seedDemoShop } from './seed-demo-shop.ts'

test('a new shop is filled once, completely', async () => {
  const shop = await createTestShop()
  const { home, listing, looks, products } = shop.as(shop.guest())
  const said: string[] = []
  expect(await seedDemoShop(shop, (line) => said.push(line))).toBe(true)
  expect(said.length).toBeGreaterThan(1)

  const { products: shown, total } = await listing.listProducts({ limit: 96 })
  expect(total).toBe(demoCatalog.length)
  expect(shown.map((product) => product.name).toSorted()).toEqual(demoCatalog.map((each) => each.name).toSorted())
  expect(shown.filter((product) => !product.isActive)).toHaveLength(2)
  expect((await listing.families({})).families.map((family) => family.subCategory)).toEqual([
    'Sunglasses',
    'Apparel',
    'Hair Accessories',
    'Fashion Accessories',
  ])
  const { sections } = await home.shownHome({})
  expect(sections.map(({ kind, source }) => source ?? kind)).toEqual([
    'banner',
    'newest',
    'bestOfEachType',
    'promo',
    'bestSellers',
    'looks',
    'newestOfEachCategory',
    'features',
  ])
  expect(sections.find(({ kind }) => kind === 'looks')?.looks).toHaveLength(3)
  const { images: wides = [], talls = [] } = sections[0] ?? {}
  expect([wides.length, talls.length]).toEqual([bannerImages.length, sideImages.length])
  for (const { src } of [...wides, ...talls]) {
    const imageId = imageIdAt(src) ?? ''
    const { address } = await looks.findPictured({ imageId })
    expect(address, imageId).toMatch(/^\/shop\//)
  }
  const placed = (await looks.listLooks({})).looks
  expect(placed.map(({ title, items }) => [title, items.length])).toEqual(
    demoLooks.map(({ title, spots }) => [title, spots.length]),
  )

  const [demo] = demoCatalog
  const { product } = await products.findProduct({
    productId: shown.find((each) => each.name === demo?.name)?._id ?? '',
  })
  const general = demo?.colors.flatMap(({ images }) => images.filter(({ isGeneral }) => isGeneral)) ?? []
  expect(product.colorVariant.map(({ color, hex, gallery }) => [color, hex, gallery.length])).toEqual(
    demo?.colors.map(({ color, hex, images }) => {
      const own = images.filter(({ isGeneral }) => !isGeneral)
      return [color, hex, own.length + general.length]
    }),
  )
  const [main] = await shop.db
    .select()
    .from(images)
    .where(eq(images.id, imageIdAt(product.mainImage.src) ?? ''))
  expect((await shop.files.read(main?.fileKey ?? ''))?.length).toBeGreaterThan(1_000)
})

test('a shopper finds the demo products by what they call them', async () => {
  const shop = await createTestShop()
  await seedDemoShop(shop, () => {})
  const { search } = shop.as(shop.guest()).listing
  const find = async (query: string) =>
    (await search({ query })).products.map(({ name, colorVariant, type }) => ({
      name,
      type,
      colors: colorVariant.map(({ color }) => color),
    }))

  const red = await find('red')
  for (const name of ['Bordeaux', 'Rust', 'Terracotta'])
    expect(
      red.concat(await find(`red ${name}`)).some(({ colors }) => colors.includes(name)),
      name,
    ).toBe(true)
  for (const { colors } of await find('brown'))
    expect(
      colors.some((color) => ['Cognac', 'Camel', 'Tortoise'].includes(color)),
      colors.join(),
    ).toBe(true)
  expect((await find('red dress')).map(({ type }) => type)).toContain('Dresses')
  expect((await find('brown belt')).map(({ type }) => type)).toContain('Belts')
  expect(new Set((await find('dress 38')).map(({ type }) => type))).toEqual(new Set(['Dresses']))
  for (const query of ['polarized', 'under 60', 'pocketbook', 'sunnies', 'hair tie', 'navy', 'pants for men'])
    expect(await find(query), query).not.toEqual([])
})

test('reviews are spread unevenly, and no product has one twice', async () => {
  const shop = await createTestShop()
  await seedDemoShop(shop, () => {})
  const { rows } = await shop.db.execute<{ count: number; different: number; average: number }>(sql`
    select count(r.id)::int as count, count(distinct r.title)::int as different, p.rating_average as average
    from products p left join reviews r on r.product_id = p.id group by p.id
  `)
  const counts = rows.map((row) => row.count)
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(150)
  expect(Math.max(...counts)).toBeGreaterThan(10)
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(3)
  for (const row of rows) expect(row.different).toBe(row.count)
  expect(new Set(rows.map((row) => row.average)).size).toBeGreaterThan(5)
})

test('a shop that was emptied stays empty, and one with products of its own is not changed', async () => {
  const emptied = await createTestShop()
  await seedDemoShop(emptied, () => {})
  await emptied.db.delete(products)
  expect(await seedDemoShop(emptied, () => {})).toBe(false)
  expect((await emptied.as(emptied.guest()).listing.listProducts({})).total).toBe(0)

  const own = await createTestShop()
  await own.product()
  expect(await seedDemoShop(own, () => {})).toBe(false)
  expect((await own.as(own.guest()).listing.listProducts({})).total).toBe(1)
})

test('two processes that start at once fill the shop once, and every demo shop has the same URLs', async () => {
  const shop = await createTestShop()
  const done = await Promise.all([seedDemoShop(shop, () => {}), seedDemoShop(shop, () => {})])
  expect(done.toSorted()).toEqual([false, true])
  const other = await createTestShop()
  await seedDemoShop(other, () => {})
  const idsOf = async ({ db }: typeof shop) =>
    (await db.select({ id: products.id }).from(products)).map(({ id }) => id).toSorted()
  expect(await idsOf(shop)).toEqual(await idsOf(other))
})
