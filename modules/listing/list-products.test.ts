import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Input } from '#contract/call.ts'
import type { calls } from '#contract/listing/calls.ts'
import { filterKeys } from '#contract/products/fields.ts'
import { products } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'

type Wanted = Input<typeof calls.listProducts>

const shop = await createTestShop()
const { listProducts } = shop.as(shop.guest()).listing
const namesOf = async (wanted: Wanted) => (await listProducts(wanted)).products.map((product) => product.name)

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000)

beforeAll(async () => {
  const round = { subCategory: 'Sunglasses', type: 'Round', category: 'Women' }
  const dress = { subCategory: 'Apparel', type: 'Dresses', category: 'Women' }
  await shop.product({ ...round, name: 'Otto', priceCents: 145_00, colors: ['Tortoise', 'Black'], publishedAt: day(5) })
  await shop.product({
    ...round,
    name: 'Lune',
    priceCents: 165_00,
    oldPriceCents: 198_00,
    colors: ['Gold'],
    publishedAt: day(4),
  })
  await shop.product({
    name: 'Vesper',
    subCategory: 'Sunglasses',
    type: 'Cat Eye',
    category: 'Unisex',
    priceCents: 120_00,
    colors: ['Black'],
    onHand: 0,
    publishedAt: day(3),
  })
  await shop.product({
    ...dress,
    name: 'Amalfi',
    priceCents: 189_00,
    oldPriceCents: 240_00,
    colors: ['Sand', 'Black'],
    sizes: [38, 40],
    publishedAt: day(2),
  })
  await shop.product({ ...dress, name: 'Colette', priceCents: 210_00, sizes: [36, 38], publishedAt: day(1) })
  await shop.product({ ...round, name: 'Hidden', status: 'draft' })
  await shop.product({ ...round, name: 'Shelved', status: 'archived', publishedAt: day(1) })
  const gone = await shop.product({ ...round, name: 'Gone' })
  await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, gone.id))
  const figures: [string, number | null, number, number][] = [
    ['Otto', 4.5, 10, 3],
    ['Lune', 4.5, 20, 8],
    ['Amalfi', 3, 2, 20],
  ]
  for (const [name, ratingAverage, ratingCount, soldCount] of figures) {
    await shop.db.update(products).set({ ratingAverage, ratingCount, soldCount }).where(eq(products.name, name))
  }
})

test('the listing shows only published products, newest first', async () => {
  const listed = await listProducts({})
  expect(listed.products.map((product) => product.name)).toEqual(['Colette', 'Amalfi', 'Vesper', 'Lune', 'Otto'])
  expect(listed).toMatchObject({ total: 5, next: null })
})

test.each<[NonNullable<Wanted['sort']>, string[]]>([
  ['newest', ['Colette', 'Amalfi', 'Vesper', 'Lune', 'Otto']],
  ['price-low', ['Vesper', 'Otto', 'Lune', 'Amalfi', 'Colette']],
  ['price-high', ['Colette', 'Amalfi', 'Lune', 'Otto', 'Vesper']],
])('sorted by %s', async (sort, names) => {
  expect(await namesOf({ sort })).toEqual(names)
})

test('best rated sorts by rating, then by number of ratings; best selling sorts by units', async () => {
  expect((await namesOf({ sort: 'best-rated' })).slice(0, 3)).toEqual(['Lune', 'Otto', 'Amalfi'])
  expect((await namesOf({ sort: 'best-selling' })).slice(0, 3)).toEqual(['Amalfi', 'Lune', 'Otto'])
})

test.each<[string, Wanted, string[]]>([
  ['a family by its slug', { subCategory: 'sunglasses' }, ['Vesper', 'Lune', 'Otto']],
  ['a family by its name', { subCategory: 'Sunglasses' }, ['Vesper', 'Lune', 'Otto']],
  ['a type by its slug', { subCategory: 'sunglasses', type: 'cat-eye' }, ['Vesper']],
  ['a type by its name', { type: 'Cat Eye' }, ['Vesper']],
  ['a category', { category: 'women' }, ['Colette', 'Amalfi', 'Lune', 'Otto']],
  ['several types', { types: ['Round', 'cat-eye'] }, ['Vesper', 'Lune', 'Otto']],
  ['a color, however it is written', { colors: ['black'] }, ['Amalfi', 'Vesper', 'Otto']],
  ['one of two colors', { colors: ['Gold', 'Sand'] }, ['Amalfi', 'Lune']],
  ['a size', { sizes: [40] }, ['Amalfi']],
  ['prices with both ends', { minPrice: 145, maxPrice: 189 }, ['Amalfi', 'Lune', 'Otto']],
  ['at least a number of stars', { minRating: 4 }, ['Lune', 'Otto']],
  ['what can be bought', { available: true }, ['Colette', 'Amalfi', 'Lune', 'Otto']],
  ['what is reduced', { sale: true }, ['Amalfi', 'Lune']],
  [
    'all of it together',
    { colors: ['Black'], sale: true, available: true, sizes: [38], types: ['Dresses'] },
    ['Amalfi'],
  ],
  ['what nothing has', { colors: ['Mauve'] }, []],
  [
    'empty lists, as if they were not there',
    { colors: [], sizes: [], types: [] },
    ['Colette', 'Amalfi', 'Vesper', 'Lune', 'Otto'],
  ],
])('filtered by %s', async (_, wanted, names) => {
  const listed = await listProducts(wanted)
  expect(listed.products.map((product) => product.name)).toEqual(names)
  expect(listed.total).toBe(names.length)
})

test('pages follow one another without a gap in every order, also over equal values', async () => {
  for (let each = 0; each < 7; each++) {
    await shop.product({ name: `Twin ${each}`, type: 'Twins', priceCents: 50_00, publishedAt: day(9) })
  }
  for (const sort of ['newest', 'price-low', 'price-high', 'best-rated', 'best-selling'] as const) {
    const all = await namesOf({ sort, limit: 96 })
    const paged: string[] = []
    let after: string | undefined
    do {
      const page = await listProducts({ sort, limit: 5, ...(after && { after }) })
      paged.push(...page.products.map((product) => product.name))
      expect(page.total).toBe(12)
      after = page.next ?? undefined
    } while (after)
    expect(paged).toEqual(all)
    expect(paged).toHaveLength(12)
  }
  await shop.db.delete(products).where(eq(products.type, 'Twins'))
})

test('a product published between two pages shifts none of the others', async () => {
  const first = await listProducts({ limit: 2 })
  const late = await shop.product({ name: 'Late' })
  const second = await listProducts({ limit: 2, ...(first.next && { after: first.next }) })
  expect(second.products.map((product) => product.name)).toEqual(['Vesper', 'Lune'])
  await shop.db.delete(products).where(eq(products.id, late.id))
})

test.each([
  'nonsense',
  '%',
  '',
  "' or 1=1 --",
  Buffer.from('["newest","2024-01-01T00:00:00.000000Z","x"]').toString('base64url'),
  Buffer.from(JSON.stringify(['newest', 1e30, randomUUID()])).toString('base64url'),
  Buffer.from(JSON.stringify(['newest', 1_700_000_000_000_000, 'no id'])).toString('base64url'),
  Buffer.from(JSON.stringify(['price-low', 1, randomUUID()])).toString('base64url'),
  Buffer.from('{"__proto__":1}').toString('base64url'),
])('an invalid cursor (%s) is refused with a message', async (after) => {
  await expect(listProducts({ after })).rejects.toMatchObject({
    status: 400,
    message: 'This page of the list does not exist. Please start again from the first one.',
  })
})

test('each choice is counted given the other choices', async () => {
  const { facets, total } = await listProducts({ colors: ['Black'], subCategory: 'sunglasses' })
  expect(total).toBe(2)
  expect(facets.types).toEqual([
    { value: 'Cat Eye', count: 1 },
    { value: 'Round', count: 1 },
  ])
  expect(facets.colors).toEqual([
    { value: 'Black', hex: '#8a5a2b', count: 2 },
    { value: 'Gold', hex: '#8a5a2b', count: 1 },
    { value: 'Tortoise', hex: '#8a5a2b', count: 1 },
  ])
  expect(facets).toMatchObject({ available: 1, sale: 0, price: { min: 120, max: 145 }, isEstimate: false })
  expect(facets.ratings).toEqual([4, 3, 2, 1].map((value) => ({ value, count: 1 })))
})

test('two choices do not change what each of them would show', async () => {
  const { facets } = await listProducts({ sizes: [38], sale: true })
  expect(facets.sizes).toEqual([
    { value: 38, count: 1 },
    { value: 40, count: 1 },
  ])
  expect(facets.sale).toBe(1)
  expect(facets.types).toEqual([{ value: 'Dresses', count: 1 }])
  expect((await listProducts({ sizes: [38] })).facets.sale).toBe(1)
  expect((await listProducts({ sale: true })).facets.sizes).toEqual(facets.sizes)
})

test('every count is the number of products that choosing it shows', async () => {
  const { facets } = await listProducts({})
  for (const { value, count } of facets.types) expect((await listProducts({ types: [value] })).total).toBe(count)
  for (const { value, count } of facets.colors) expect((await listProducts({ colors: [value] })).total).toBe(count)
  for (const { value, count } of facets.sizes) expect((await listProducts({ sizes: [value] })).total).toBe(count)
  for (const { value, count } of facets.ratings) expect((await listProducts({ minRating: value })).total).toBe(count)
  expect((await listProducts({ available: true })).total).toBe(facets.available)
  expect((await listProducts({ sale: true })).total).toBe(facets.sale)
  expect(facets.price).toEqual({ min: 120, max: 210 })
})

test('invalid filter values are refused, and unknown ones find nothing', async () => {
  await expect(listProducts({ limit: 0 })).rejects.toMatchObject({ status: 400 })
  await expect(listProducts({ limit: 97 })).rejects.toMatchObject({ status: 400 })
  await expect(listProducts({ minPrice: -1 })).rejects.toMatchObject({ status: 400 })
  for (const sizes of [[1e300], [-5], [10_001]]) {
    await expect(listProducts({ sizes })).rejects.toMatchObject({ status: 400 })
  }
  for (const sizes of [[10_000], [0.001], [38.004]]) expect(await namesOf({ sizes })).toEqual(expect.any(Array))
  expect(await namesOf({ subCategory: "'; drop table products --" })).toEqual([])
  expect(await namesOf({ colors: ['{"a"}', 'b,c', '\\'] })).toEqual([])
})

test.each(filterKeys)('the values of %s are counted and filter the listing', async (key) => {
  const place = { subCategory: 'Hair Accessories', type: key }
  await shop.product({ ...place, name: 'One', [key]: 'Horn' })
  await shop.product({ ...place, name: 'Two', [key]: 'Horn' })
  await shop.product({ ...place, name: 'Three', [key]: 'Silk', onHand: 0 })
  await shop.product({ ...place, name: 'None' })

  const narrowed = await listProducts({ ...place, [key]: ['Horn'], available: true })
  expect(narrowed.products.map(({ name }) => name)).toEqual(['Two', 'One'])
  expect(narrowed.facets).toMatchObject({ fields: { [key]: [{ value: 'Horn', count: 2 }] }, available: 2 })
  const { facets } = await listProducts({ ...place, [key]: ['Horn'] })
  expect(facets.fields[key]).toEqual([
    { value: 'Horn', count: 2 },
    { value: 'Silk', count: 1 },
  ])
  expect((await listProducts({ type: 'Dresses' })).facets.fields[key]).toEqual([])
})
