import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { colorFamilies } from '#db/tables/listing.ts'
import { productColors, products } from '#db/tables/products.ts'
import { searchSynonyms } from '#db/tables/search.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const { search, listProducts, searchStart } = shop.as(shop.guest()).listing
const namesOf = async (query: string) => (await search({ query })).products.map((product) => product.name).toSorted()
const understood = async (query: string) => (await search({ query })).understood

const hexes = {
  Black: '#1d1b1a',
  Bordeaux: '#5e1f2a',
  Rust: '#a4552f',
  Cognac: '#9a5a2c',
  Camel: '#b58a5a',
  Ivory: '#ebe4d6',
  Red: '#c62828',
  'Red Check': '#8e2a2a',
  Ink: '#2c3550',
}

beforeAll(async () => {
  const dress = { subCategory: 'Apparel', type: 'Dresses' }
  await shop.product({ ...dress, name: 'Arles', colors: ['Ivory', 'Rust'], sizes: [36, 38], priceCents: 59_00 })
  await shop.product({
    ...dress,
    name: 'Menton',
    colors: ['Ink', 'Bordeaux', 'Red Check'],
    sizes: [40],
    priceCents: 120_00,
  })
  await shop.product({ name: 'Greta', type: 'Belts', colors: ['Cognac', 'Black'], sizes: [80], priceCents: 60_00 })
  await shop.product({ name: 'Toledo', type: 'Belts', colors: ['Camel', 'Red'], priceCents: 45_00 })
  await shop.product({ name: 'Lugano', type: 'Scrunchies', colors: [], priceCents: 12_00 })
  const told = 'Its lenses are polarized and block glare. Goes with a belt.'
  await shop.product({
    name: 'Alta',
    subCategory: 'Sunglasses',
    type: 'Aviator',
    colors: ['Black'],
    description: told,
    priceCents: 80_00,
  })
  for (const [name, hex] of Object.entries(hexes))
    await shop.db.update(productColors).set({ hex }).where(eq(productColors.name, name))
  await shop.db.insert(searchSynonyms).values([
    { term: 'pants', words: ['trousers'] },
    { term: 'hair tie', words: ['scrunchies'] },
    { term: 'frock', words: ['dresses'] },
  ])
})

test.each([
  ['a color of the family', 'red', ['Arles', 'Menton', 'Toledo']],
  ['a family and a type', 'red dress', ['Arles', 'Menton']],
  ['a family and a type', 'brown belts', ['Greta', 'Toledo']],
  ['a family by another name', 'burgundy', ['Menton']],
  ['a family with a wrong letter', 'blakc', ['Alta', 'Greta']],
  ['a type and a size', 'dress 38', ['Arles']],
  ['a size by its name', 'size 40 dress', ['Menton']],
  ['a highest price', 'under 60', ['Arles', 'Greta', 'Lugano', 'Toledo']],
  ['a type and a highest price', 'belt below $50', ['Toledo']],
  ['a lowest price', 'dress over 100', ['Menton']],
  ['a range of prices', '50-60', ['Arles', 'Greta']],
  ['a word of the text', 'polarized', ['Alta']],
  ['a word of the text beside a type', 'aviator polarized', ['Alta']],
  ['the beginning of a word of the text', 'polari', ['Alta']],
  ['a synonym of one word', 'frock', ['Arles', 'Menton']],
  ['a synonym of two words', 'black hair tie', []],
  ['a synonym of two words', 'hair tie', ['Lugano']],
  ['words that say nothing beside others', 'a dress in red for me', ['Arles', 'Menton']],
  ['a possessive', "greta's belts", ['Greta']],
  ['three wrong letters in a long word', 'aviatorrrs', ['Alta']],
])('found by %s: %s', async (_, query, names) => {
  expect(await namesOf(query)).toEqual(names)
  const listed = await listProducts({ search: query, limit: 96 })
  expect(listed.products.map((product) => product.name).toSorted()).toEqual(names)
  expect(listed.total).toBe(names.length)
})

test('a word that products are listed under is looked up in texts only when nothing has all words otherwise', async () => {
  expect(await namesOf('belt')).toEqual(['Greta', 'Toledo'])
  expect(await namesOf('aviator belt')).toEqual(['Alta'])
  const filtered = await listProducts({ search: 'belt', colors: ['Ink'] })
  expect(filtered.products).toEqual([])
})

test('the colors that the words mean come first: those named so, then those of the family', async () => {
  expect((await understood('red'))?.colors).toEqual(['red', 'red check', 'bordeaux', 'rust'])
  expect((await understood('black belt'))?.colors).toEqual(['black'])
  expect((await understood('red check dress'))?.colors[0]).toBe('red check')
  expect((await understood('belts'))?.colors).toEqual([])
  const listed = await listProducts({ search: 'brown belt' })
  expect(listed.understood?.colors.toSorted()).toEqual(['camel', 'cognac'])
  expect((await listProducts({})).understood).toBeNull()
})

test('prices and sizes that were among the words are answered, and stated filters win over them', async () => {
  expect(await understood('dress size 38 under $60')).toMatchObject({ sizes: [38], maxPrice: 60 })
  const { products: found } = await listProducts({ search: 'dress under 60', maxPrice: 200 })
  expect(found).toHaveLength(2)
})

test('a corrected spelling and words without products are answered, and only those', async () => {
  expect((await understood('dress'))?.instead).toBeNull()
  expect((await understood('scrunchie'))?.instead).toBeNull()
  expect((await understood('polarized'))?.instead).toBeNull()
  expect((await understood('dress,'))?.instead).toBeNull()
  expect((await understood('grete belt'))?.instead).toEqual({ query: 'greta belt', missing: [] })
  expect((await understood('surfboard belt'))?.instead).toEqual({ query: 'belt', missing: ['surfboard'] })
  expect((await understood('surfboard dres'))?.instead).toEqual({ query: 'dresses', missing: ['surfboard'] })
  expect((await understood('blakc sungl'))?.instead).toEqual({ query: 'black sunglasses', missing: [] })
  expect(await namesOf('surfboard belt')).toEqual(['Greta', 'Toledo'])
  const { products: none, understood: nothing } = await search({ query: 'zzzz qqqqq' })
  expect([none, nothing?.instead, nothing?.suggestions]).toEqual([[], null, []])
})

test('the beginning of several words is answered and searched as it was typed', async () => {
  expect((await understood('b'))?.instead).toBeNull()
  expect((await understood('surfboard b'))?.instead).toEqual({ query: 'b', missing: ['surfboard'] })
})

test('words that no product has together are suggested one by one', async () => {
  const { total, understood: read } = await search({ query: 'lugano aviator' })
  expect([total, read?.suggestions]).toEqual([0, ['lugano', 'aviator']])
  expect((await understood('greta'))?.suggestions).toEqual([])
})

test('words from the prototype of objects are words like others', async () => {
  for (const query of ['constructor', '__proto__', 'toString', 'hasOwnProperty belts'])
    expect((await search({ query })).products).toEqual(expect.any(Array))
})

test('a color changes its families with its hex value, and with the families', async () => {
  const familiesOf = async () =>
    (await shop.db.select().from(products).where(eq(products.name, 'Lugano')))[0]?.colorFamilies
  const [lugano] = await shop.db.select().from(products).where(eq(products.name, 'Lugano'))
  await shop.db
    .insert(productColors)
    .values({ productId: lugano?.id ?? '', position: 0, name: 'Peacock', hex: '#0f6a6f' })
  expect(await familiesOf()).toContain('teal')
  await shop.db.update(productColors).set({ hex: '#ffffff' }).where(eq(productColors.name, 'Peacock'))
  expect(await familiesOf()).toEqual(['white'])
  await shop.db.insert(colorFamilies).values({ name: 'chalk', minLightness: 0.99, maxChroma: 0.01 })
  expect(await familiesOf()).toEqual(['chalk', 'white'])
  expect(await namesOf('chalk')).toEqual(['Lugano'])
  await shop.db.delete(colorFamilies).where(eq(colorFamilies.name, 'chalk'))
  await shop.db.delete(productColors).where(eq(productColors.name, 'Peacock'))
  expect(await familiesOf()).toEqual([])
})

test('a search starts with the best sellers in stock, and with searches that several shoppers made', async () => {
  await shop.db.update(products).set({ soldCount: sql`length(name)` })
  await shop.db.execute(sql`
    insert into search_terms (term, searches, found, searched_at) values
      ('red dress', 9, 2, now()), ('belt', 12, 2, now()), ('private matter', 4, 1, now()), ('surfboard', 99, 0, now()),
      ('long ago', 50, 3, now() - interval '91 days')
  `)
  const start = await searchStart({})
  expect(start.popular).toEqual(['belt', 'red dress'])
  expect(start.products).toHaveLength(5)
  expect(start.products.every((product) => product.isActive)).toBe(true)
})
