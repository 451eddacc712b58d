import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { searchWords } from '#db/tables/listing.ts'
import { products } from '#db/tables/products.ts'
import { searchSynonyms } from '#db/tables/search.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const { search, listProducts } = shop.as(shop.guest()).listing
const namesOf = async (query: string) => (await search({ query })).products.map((product) => product.name)

beforeAll(async () => {
  const meanings = { shades: ['sunglasses'], sunnies: ['sunglasses'], specs: ['sunglasses'], frock: ['dresses'] }
  await shop.db.insert(searchSynonyms).values(Object.entries(meanings).map(([term, words]) => ({ term, words })))
  const pair = { subCategory: 'Sunglasses', colors: ['Black', 'Tortoise'] }
  await shop.product({ ...pair, name: 'Otto Round Sunglasses', type: 'Round', tags: ['acetate', 'keyhole bridge'] })
  await shop.product({
    ...pair,
    name: 'Vesper Cat Eye Sunglasses',
    type: 'Cat Eye',
    colors: ['Black'],
    brand: 'Atelier',
  })
  await shop.product({ ...pair, name: 'Lune', type: 'Round', colors: ['Gold'], category: 'Men' })
  await shop.product({ name: 'Lune Wire', type: 'Rectangle', subCategory: 'Sunglasses', colors: ['Silver'] })
  await shop.product({ name: 'Café Crème Dress', subCategory: 'Apparel', type: 'Dresses', tags: ['SILK'], sizes: [38] })
  await shop.product({ name: '50%_off [sale] \\ tee', subCategory: 'Apparel', type: 'Shirts' })
  await shop.product({ name: 'Draft Round', type: 'Round', status: 'draft' })
})

test.each([
  ['a name, whatever its case', 'oTTO', ['Otto Round Sunglasses']],
  ['the middle of a name', 'espe', ['Vesper Cat Eye Sunglasses']],
  ['a tag', 'keyhole', ['Otto Round Sunglasses']],
  ['a tag in capitals', 'silk', ['Café Crème Dress']],
  ['a brand', 'atelier', ['Vesper Cat Eye Sunglasses']],
  ['no accents where there are some', 'cafe creme', ['Café Crème Dress']],
  ['accents where there are some', 'Café', ['Café Crème Dress']],
  ['accents where there are none', 'Öttó', ['Otto Round Sunglasses']],
  ['words in another order', 'sunglasses otto', ['Otto Round Sunglasses']],
  ['a color and a type', 'black round', ['Otto Round Sunglasses']],
  ['a type with a hyphen', 'cat-eye', ['Vesper Cat Eye Sunglasses']],
  ['a word followed by a sign', 'vesper,', ['Vesper Cat Eye Sunglasses']],
  ['one wrong letter', 'vexper', ['Vesper Cat Eye Sunglasses']],
  ['one letter missing', 'veper', ['Vesper Cat Eye Sunglasses']],
  ['one letter too many', 'vessper', ['Vesper Cat Eye Sunglasses']],
  ['two letters swapped', 'vespre', ['Vesper Cat Eye Sunglasses']],
  ['a wrong first letter', 'besper', ['Vesper Cat Eye Sunglasses']],
  ['two wrong letters in a long word, beside a right one', 'otto sunlgasses', ['Otto Round Sunglasses']],
  ['another word for it', 'frock', ['Café Crème Dress']],
  ['a word nothing has', 'surfboard', []],
  ['words that nothing has together', 'otto dress', []],
])('found by %s', async (_, query, names) => {
  expect(await namesOf(query)).toEqual(names)
})

test.each([
  ['%', ['50%_off [sale] \\ tee']],
  ['_', ['50%_off [sale] \\ tee']],
  ['[', ['50%_off [sale] \\ tee']],
  ['\\', ['50%_off [sale] \\ tee']],
  ['50%', ['50%_off [sale] \\ tee']],
  ['o%o', []],
  ['ott_', []],
  ['.*', []],
  ["'", []],
  ['"; drop table products', []],
])('special characters match literally: %s', async (query, names) => {
  expect(await namesOf(query)).toEqual(names)
})

test('a SKU is found by all of it, by its start and by a part', async () => {
  const made = await shop.product({ name: 'Numbered' })
  await shop.db.update(products).set({ sku: 'MG-Q-071' }).where(eq(products.id, made.id))
  expect(await namesOf('mg-q-071')).toEqual(['Numbered'])
  expect(await namesOf('MG-Q-0')).toEqual(['Numbered'])
  expect(await namesOf('071')).toEqual(['Numbered'])
  await shop.db.delete(products).where(eq(products.id, made.id))
})

test('an exact name ranks first, then names that start with it, then whole words, parts of words and similar spellings', async () => {
  const sold = (name: string, soldCount: number) =>
    shop.db.update(products).set({ soldCount }).where(eq(products.name, name))
  const names = ['Marin', 'Marin Shirt', 'Poplin of Marin', 'Shirt in Marine', 'Submarine Shirt', 'Shirt Martin']
  for (const name of names) await shop.product({ name, type: 'Ranked', subCategory: 'Apparel' })
  for (const [index, name] of names.entries()) await sold(name, index * 10)

  expect(await namesOf('marin')).toEqual(names)
  expect((await listProducts({ search: 'marin' })).products.map((product) => product.name)).toEqual(names)
  await shop.db.delete(products).where(eq(products.type, 'Ranked'))
})

test('synonyms find it', async () => {
  const sunglasses = await namesOf('sunglasses')
  expect(sunglasses.length).toBe(4)
  for (const query of ['shades', 'Sunnies', 'SPECS'])
    expect((await namesOf(query)).toSorted()).toEqual(sunglasses.toSorted())
})

test('a search can be limited to a category and a family, by slug or name', async () => {
  const names = async (wanted: { category?: string; subCategory?: string }) =>
    (await search({ query: 'lune', ...wanted })).products.map((product) => product.name)
  expect(await names({})).toEqual(['Lune', 'Lune Wire'])
  expect(await names({ category: 'men' })).toEqual(['Lune'])
  expect(await names({ category: 'Women', subCategory: 'sunglasses' })).toEqual(['Lune Wire'])
  expect(await names({ subCategory: 'Apparel' })).toEqual([])
})

test('results come ten at a time, without gaps, in the order of the listing', async () => {
  for (let each = 0; each < 25; each++) await shop.product({ name: `Serie ${each}`, type: 'Many' })
  const first = await search({ query: 'serie' })
  const second = await search({ query: 'serie', shown: 10 })
  const third = await search({ query: 'serie', shown: 20 })
  const idsOf = (some: readonly { _id: string }[]) => some.map((product) => product._id)
  const paged = [first, second, third].flatMap((page) => idsOf(page.products))

  expect([first, second, third].map((page) => [page.products.length, page.hasMore])).toEqual([
    [10, true],
    [10, true],
    [5, false],
  ])
  expect(first.total).toBe(25)
  expect(new Set(paged).size).toBe(25)
  const listed = await listProducts({ search: 'serie', limit: 10 })
  const rest = await listProducts({ search: 'serie', limit: 96, ...(listed.next && { after: listed.next }) })
  expect([...idsOf(listed.products), ...idsOf(rest.products)]).toEqual(paged)
  expect(listed.total).toBe(25)
  expect(rest.next).toBeNull()
  await shop.db.delete(products).where(eq(products.type, 'Many'))
})

test('matches beyond the ranked ones follow by sales, without a gap', async () => {
  await shop.db.execute(sql`
    insert into products (sku, name, category, sub_category, type, sub_category_slug, type_slug, price_cents, status, published_at, sold_count)
    select 'CROWD-' || n, case when n % 50 = 0 then 'Crowded ' || n else n || ' crowded' end,
      'Women', 'Apparel', 'Crowd', 'apparel', 'crowd', 100, 'published', now(), n
    from generate_series(1, 260) as n
  `)
  const pages = await Promise.all(
    Array.from({ length: 26 }, (_, page) => search({ query: 'crowded', shown: page * 10 })),
  )
  const paged = pages.flatMap((page) => page.products.map((product) => product.name))

  const numbers = Array.from({ length: 260 }, (_, each) => 260 - each)
  const named = numbers.filter((n) => n % 50 === 0).map((n) => `Crowded ${n}`)
  const others = numbers.filter((n) => n % 50 !== 0).map((n) => `${n} crowded`)
  expect(paged).toEqual([...named, ...others])
  expect(pages.map((page) => [page.total, page.hasMore])).toEqual(pages.map((_, at) => [260, at < 25]))
  await shop.db.delete(products).where(eq(products.type, 'Crowd'))
})

test('search and listing find the same products', async () => {
  for (const query of ['round', 'lune', 'e', 's', 'black', 'vexper', 'shades', '%', 'mg', 'silk dress', 'zzz', '50']) {
    const found = await search({ query })
    const listed = await listProducts({ search: query, limit: 96 })
    expect(listed.total).toBe(found.total)
    expect(listed.products.map((product) => product._id)).toEqual(found.products.map((product) => product._id))
    expect((await listProducts({ search: query, sort: 'price-low', limit: 96 })).total).toBe(found.total)
  }
})

test('a blank search shows everything', async () => {
  expect((await search({ query: '  ' })).total).toBe(6)
  expect((await listProducts({ search: '  ' })).total).toBe(6)
})

test('a search can be filtered like a listing, with counts of its matches', async () => {
  const { products: found, facets } = await listProducts({ search: 'lune', colors: ['gold'] })
  expect(found.map((product) => product.name)).toEqual(['Lune'])
  expect(facets.colors.map(({ value, count }) => [value, count])).toEqual([
    ['Gold', 1],
    ['Silver', 1],
  ])
})

test('long and unusual queries are answered fast', async () => {
  await expect(search({ query: 'x'.repeat(101) })).rejects.toMatchObject({ status: 400 })
  const strange = [
    'a '.repeat(50),
    '-'.repeat(100),
    'é'.repeat(100),
    '𝕏'.repeat(50),
    '(('.repeat(50),
    '1'.repeat(100),
    'shades '.repeat(14),
  ]
  for (const query of strange) expect((await search({ query })).products).toEqual(expect.any(Array))
})

test('words are indexed and removed with the products that have them', async () => {
  const countOf = async (word: string) =>
    (await shop.db.select().from(searchWords).where(eq(searchWords.word, word)))[0]?.products ?? 0
  const made = await shop.product({ name: 'Quokka Hat', status: 'draft', colors: ['Umber'] })
  const change = (values: Partial<typeof products.$inferInsert>) =>
    shop.db.update(products).set(values).where(eq(products.id, made.id))
  expect(await countOf('quokka')).toBe(0)
  await change({ status: 'published', publishedAt: new Date() })
  expect([await countOf('quokka'), await countOf('umber')]).toEqual([1, 1])
  await change({ name: 'Wombat Hat' })
  expect([await countOf('quokka'), await countOf('wombat'), await countOf('umber')]).toEqual([0, 1, 1])
  expect(await namesOf('quokka')).toEqual([])
  await change({ deletedAt: new Date() })
  expect(await countOf('wombat')).toBe(0)
  await change({ deletedAt: null })
  await shop.db.delete(products).where(eq(products.id, made.id))
  expect([await countOf('wombat'), await countOf('umber')]).toEqual([0, 0])
})

test('the counts of words stay right when products are saved concurrently', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, each) => shop.product({ name: `Numbat ${each}`, type: 'Counted' })))
  const [row] = await shop.db.select().from(searchWords).where(eq(searchWords.word, 'numbat'))
  expect(row?.products).toBe(20)
  await shop.db.delete(products).where(eq(products.type, 'Counted'))
})
