import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ProductSource, SectionKind } from '#contract/home/kinds.ts'
import { collectionProducts, collections } from '#db/tables/collections.ts'
import { homeSections } from '#db/tables/home.ts'
import { looks } from '#db/tables/looks.ts'
import { images } from '#db/tables/media.ts'
import { products } from '#db/tables/products.ts'
import { reviews } from '#db/tables/reviews.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { readHomeClock } from './read-home-clock.ts'

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000)

async function shopWithHome() {
  const shop = await createTestShop()
  const read = () => shop.as(shop.guest()).home.shownHome({})
  const section = async (kind: SectionKind) => (await read()).sections.find((each) => each.kind === kind)
  const row = async (source: ProductSource) =>
    (await read()).sections.find((each) => each.source === source)?.products?.map(({ name }) => name) ?? []
  const add = async (kind: SectionKind, values: Partial<typeof homeSections.$inferInsert> = {}) => {
    const [added] = await shop.db
      .insert(homeSections)
      .values({ kind, isOn: true, ...values })
      .returning()
    return added?.id ?? ''
  }
  const addImage = (id: string) =>
    shop.db.insert(images).values({ id, fileKey: `images/${id}.avif`, width: 2400, height: 1350, alt: id })
  return { shop, read, section, row, add, addImage }
}

test('the home page of an empty shop has the sections that need no content', async () => {
  const { read, add } = await shopWithHome()
  for (const kind of ['image', 'reviews', 'products'] as const) await add(kind, { content: { source: 'hand' } })
  const { sections, isEmpty } = await read()
  expect(sections.map(({ kind }) => kind)).toEqual(['banner', 'promo', 'features'])
  expect(isEmpty).toBe(true)
})

test('the home page shows the newest thirty, also as best sellers while nothing was sold', async () => {
  const { shop, row } = await shopWithHome()
  for (let each = 0; each < 33; each++)
    await shop.product({ name: `P${each}`, publishedAt: day(each), type: `T${each % 3}` })
  await shop.product({ name: 'Draft', status: 'draft' })

  expect(await row('newest')).toEqual(Array.from({ length: 30 }, (_, each) => `P${each}`))
  expect(await row('bestSellers')).toEqual(Array.from({ length: 12 }, (_, each) => `P${each}`))
  const types = (await row('bestOfEachType')).slice(0, 3).map((name) => Number(name.slice(1)) % 3)
  expect(types.toSorted()).toEqual([0, 1, 2])

  await shop.db.update(products).set({ soldCount: 5 }).where(eq(products.name, 'P31'))
  await shop.db.update(products).set({ soldCount: 9 }).where(eq(products.name, 'P20'))
  expect((await row('bestSellers')).slice(0, 3)).toEqual(['P20', 'P31', 'P0'])
  expect(await row('bestSellers')).toHaveLength(12)
})

test('other rows of the shop are left out while they would only repeat the newest products', async () => {
  const { shop, read, row } = await shopWithHome()
  for (const name of ['Lido', 'Menton', 'Nizza']) await shop.product({ name })
  const sources = async () => (await read()).sections.flatMap(({ source }) => source ?? [])
  expect(await sources()).toEqual(['newest'])
  await shop.db.update(homeSections).set({ isOn: false }).where(sql`content ->> 'source' = 'newest'`)
  expect(await sources()).toEqual(['bestOfEachType', 'bestSellers', 'newestOfEachCategory'])
  await shop.product({ name: 'Otto' })
  expect(await row('bestSellers')).toHaveLength(4)
})

test('at most seventy best sellers are listed', async () => {
  const { shop, row } = await shopWithHome()
  for (let each = 0; each < 72; each++) await shop.product({ name: `P${each}` })
  await shop.db.update(products).set({ soldCount: 3 })
  expect(await row('bestSellers')).toHaveLength(70)
})

test('a row has the products of a collection with its title, or those chosen by hand in their order', async () => {
  const { shop, read, row, add } = await shopWithHome()
  const lido = await shop.product({ name: 'Lido' })
  const menton = await shop.product({ name: 'Menton' })
  const [summer] = await shop.db
    .insert(collections)
    .values({ title: 'Summer', slug: 'summer', kind: 'hand' })
    .returning()
  const collectionId = summer?.id ?? ''
  await shop.db.insert(collectionProducts).values([{ collectionId, productId: menton.id, position: 0 }])
  await add('products', { content: { source: 'collection', collectionId } })
  await add('products', { content: { source: 'hand', skus: [menton.sku, 'GONE', lido.sku] } })
  expect(await row('hand')).toEqual(['Menton', 'Lido'])
  expect(await row('collection')).toEqual(['Menton'])
  expect((await read()).sections.find(({ source }) => source === 'collection')?.title).toBe('Summer')

  await shop.db.delete(collections)
  await shop.db.update(products).set({ status: 'archived' }).where(eq(products.id, lido.id))
  expect(await row('collection')).toEqual([])
  expect(await row('hand')).toEqual(['Menton'])
})

test('a banner has its images in their order, without those that are gone', async () => {
  const { shop, section, addImage } = await shopWithHome()
  for (const id of ['b', 'a', 'tall', 'other']) await addImage(id)
  await shop.db
    .update(homeSections)
    .set({ content: { title: 'Good light', images: ['b', 'gone', 'a'], talls: ['tall'], focusX: 72 } })
    .where(eq(homeSections.kind, 'banner'))
  expect(await section('banner')).toMatchObject({
    title: 'Good light',
    images: [{ src: '/images/b/960.webp' }, { src: '/images/a/960.webp' }],
    talls: [{ src: '/images/tall/960.webp' }],
    focus: { x: 72, y: 50 },
  })
})

test('an image with text has the alt text of the section', async () => {
  const { section, add, addImage } = await shopWithHome()
  await addImage('mill')
  await add('image', { content: { title: 'The mill', images: ['mill'], imageAlt: 'A loom' } })
  expect(await section('image')).toMatchObject({ title: 'The mill', images: [{ alt: 'A loom' }] })
})

test('the first three looks are on the home page', async () => {
  const { shop, section, addImage } = await shopWithHome()
  for (const [slug, position] of [
    ['d', 4],
    ['b', 2],
    ['a', 1],
    ['c', 3],
  ] as const) {
    await addImage(slug)
    await shop.db.insert(looks).values({ slug, title: slug.toUpperCase(), imageId: slug, position })
  }
  const found = (await section('looks'))?.looks
  expect(found?.map(({ title, image }) => [title, image.alt])).toEqual([
    ['A', 'a'],
    ['B', 'b'],
    ['C', 'c'],
  ])
})

test('the latest good reviews are shown, cut short, without hidden ones and those of withdrawn products', async () => {
  const { shop, section, add } = await shopWithHome()
  const { id } = await shop.product({ name: 'Lido' })
  const draft = await shop.product({ name: 'Draft', status: 'draft' })
  const written = (title: string, daysAgo: number, values = {}) => ({
    ...{ productId: id, name: 'Ann', email: 'ann@example.com', title, message: 'Good.', rating: 5 },
    ...{ createdAt: day(daysAgo), ...values },
  })
  await shop.db
    .insert(reviews)
    .values([
      written('Old', 9),
      written('Long', 1, { message: 'a'.repeat(900) }),
      written('Four', 2, { rating: 4 }),
      written('Three', 0, { rating: 3 }),
      written('Hidden', 0, { hiddenAt: day(0) }),
      written('Withdrawn', 0, { productId: draft.id }),
    ])
  await add('reviews')
  const found = (await section('reviews'))?.reviews ?? []
  expect(found.map(({ title }) => title)).toEqual(['Long', 'Four', 'Old'])
  expect(found[0]?.message).toHaveLength(281)
  expect(found[0]?.product.address).toContain(id)
  expect(JSON.stringify(found)).not.toContain('ann@example.com')
})

test('a section shows from its first to its last moment, and the clock knows when the next change comes', async () => {
  const { shop, section, add } = await shopWithHome()
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const id = await add('newsletter', { startsAt: later(-5), endsAt: later(5) })
  const set = (values: object) => shop.db.update(homeSections).set(values).where(eq(homeSections.id, id))
  expect(await section('newsletter')).toBeTruthy()
  const { waitMs, now, hasChanged } = await readHomeClock(shop, null)
  expect(waitMs).toBeGreaterThan(4 * 60_000)
  expect(waitMs).toBeLessThanOrEqual(5 * 60_000)
  expect(hasChanged).toBe(false)

  await set({ endsAt: sql`clock_timestamp()` })
  expect(await section('newsletter')).toBeUndefined()
  expect(await readHomeClock(shop, now)).toMatchObject({ waitMs: null, hasChanged: true })
  await set({ startsAt: later(1), endsAt: null })
  expect(await section('newsletter')).toBeUndefined()
  await set({ isOn: false, startsAt: null })
  expect(await section('newsletter')).toBeUndefined()
  await expect(set({ startsAt: later(2), endsAt: later(1) })).rejects.toThrow()
})
