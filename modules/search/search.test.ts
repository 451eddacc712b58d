import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { searchSynonyms, searchTerms } from '#db/tables/search.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const guest = shop.as(shop.guest())
const owner = shop.as(await shop.admin())
const storedTerms = () => shop.db.select().from(searchTerms).orderBy(searchTerms.term)

beforeAll(async () => {
  await shop.product({ name: 'Lido', subCategory: 'Sunglasses', type: 'Round' })
  await shop.product({ name: 'Menton', subCategory: 'Apparel', type: 'Dresses' })
})

beforeEach(async () => {
  await shop.db.delete(searchTerms)
  await shop.db.delete(searchSynonyms)
})

test('an owner adds, changes and removes a synonym, and a search follows at once', async () => {
  const find = async (query: string) => (await guest.listing.search({ query })).products.map(({ name }) => name)
  const added = await owner.search.saveSynonym({ term: ' Süñnies ', words: ['Sunglasses', 'sunglasses', ''] })
  expect(added.synonym).toMatchObject({ term: 'sunnies', words: ['sunglasses'] })
  expect(added.message).toBe('Saved. A search for “sunnies” now finds 1 product.')
  expect(await find('SUNNIES')).toEqual(['Lido'])

  const { synonymId } = added.synonym
  const changed = await owner.search.saveSynonym({ synonymId, term: 'evening wear', words: ['dresses'] })
  expect(await find('evening wear')).toEqual(['Menton'])
  expect(await find('sunnies')).toEqual([])
  expect((await owner.search.listSynonyms({})).synonyms).toEqual([changed.synonym])

  expect((await owner.search.removeSynonym({ synonymId })).message).toContain('evening wear')
  expect(await find('evening wear')).toEqual([])
  const events = await shop.db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, synonymId))
  expect(events.map(({ action }) => action)).toEqual(['synonym.saved', 'synonym.saved', 'synonym.removed'])
})

test('a synonym whose words no product has is saved, and said to find nothing', async () => {
  const { message } = await owner.search.saveSynonym({ term: 'plank', words: ['surfboard'] })
  expect(message).toBe('Saved. A search for “plank” still finds nothing: no product has these words.')
})

test.each([
  ['no term', { term: '  ', words: ['hat'] }, 'Please enter what shoppers search for.'],
  [
    'a term of five words',
    { term: 'a b c d e', words: ['hat'] },
    'Please enter at most 4 words that shoppers search for.',
  ],
  ['no words', { term: 'cap', words: [' ', ''] }, 'Please enter at least one word that products have.'],
  [
    'several words in one',
    { term: 'cap', words: ['hats', 'straw hat'] },
    'Please enter single words that products have. “straw hat” has several.',
  ],
  ['its own term', { term: 'cap', words: ['CAP'] }, '“cap” already finds itself. Please enter another word.'],
])('a synonym with %s is refused', async (_, synonym, message) => {
  await expect(owner.search.saveSynonym(synonym)).rejects.toMatchObject({ status: 400, message })
  expect(await shop.db.$count(searchSynonyms)).toBe(0)
})

test('a term has one synonym, even if two admins add it at once', async () => {
  const adding = [['sunglasses'], ['round']].map((words) => owner.search.saveSynonym({ term: 'specs', words }))
  const results = await Promise.allSettled(adding)
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, message: '“specs” already has synonyms. Please edit those.' },
  })
  const other = await owner.search.saveSynonym({ term: 'shades', words: ['sunglasses'] })
  await expect(
    owner.search.saveSynonym({ synonymId: other.synonym.synonymId, term: 'specs', words: ['round'] }),
  ).rejects.toMatchObject({ status: 409 })
})

test('there is room for 500 synonyms, and one that is gone is neither changed nor removed', async () => {
  await shop.db.execute(
    sql`insert into search_synonyms (term, words) select 'term ' || n, '{hat}' from generate_series(1, 500) as n`,
  )
  await expect(owner.search.saveSynonym({ term: 'cap', words: ['hats'] })).rejects.toMatchObject({ status: 409 })
  const synonymId = '00000000-0000-4000-8000-000000000000'
  await expect(owner.search.removeSynonym({ synonymId })).rejects.toMatchObject({ status: 404 })
  await expect(owner.search.saveSynonym({ synonymId, term: 'cap', words: ['hats'] })).rejects.toMatchObject({
    status: 404,
  })
})

test('searches are counted by their words, with how many products they found', async () => {
  for (const query of ['Sunglasses', 'sunglasses  under $60', 'SURFBOARD', 'sürfboard', 'surfboard dress'])
    await guest.search.recordSearch({ query })
  expect(await storedTerms()).toMatchObject([
    { term: 'sunglasses', searches: 2, found: 1 },
    { term: 'surfboard', searches: 2, found: 0 },
    { term: 'surfboard dress', searches: 1, found: 0 },
  ])
})

test.each([
  ['an email address', 'ann@example.com'],
  ['an order number', 'MG-100203'],
  ['a phone number', '+1 555 123 456'],
  ['a single letter', 'a'],
  ['only a price', 'under 60'],
  ['more than 80 characters', 'long '.repeat(18)],
])('%s is not stored', async (_, query) => {
  await guest.search.recordSearch({ query })
  expect(await storedTerms()).toEqual([])
})

test('beyond 2,000 terms no new one is stored, but known ones are still counted', async () => {
  await shop.db.execute(
    sql`insert into search_terms (term, found) select 'term ' || n, 0 from generate_series(1, 2000) as n`,
  )
  await guest.search.recordSearch({ query: 'surfboard' })
  await guest.search.recordSearch({ query: 'term 7' })
  expect(await shop.db.$count(searchTerms)).toBe(2_000)
  const [known] = await shop.db.select().from(searchTerms).where(eq(searchTerms.term, 'term 7'))
  expect(known?.searches).toBe(2)
})

test('an owner sees the searches without a result, the latest first, page by page, and removes one', async () => {
  await shop.db.execute(sql`
    insert into search_terms (term, searches, found, searched_at)
    select 'miss ' || n, n, 0, now() - interval '1 hour' * (n / 2) from generate_series(1, 5) as n
    union all select 'dress', 9, 1, now()
  `)
  const first = await owner.search.listMissedSearches({ limit: 2 })
  const second = await owner.search.listMissedSearches({ limit: 2, after: first.next ?? '' })
  const third = await owner.search.listMissedSearches({ limit: 2, after: second.next ?? '' })
  const all = [first, second, third].flatMap(({ searches }) =>
    searches.map(({ term, searches: count }) => [term, count]),
  )
  expect(all).toEqual([
    ['miss 1', 1],
    ['miss 3', 3],
    ['miss 2', 2],
    ['miss 5', 5],
    ['miss 4', 4],
  ])
  expect(third.next).toBeNull()
  await expect(owner.search.listMissedSearches({ after: 'forged' })).rejects.toMatchObject({ status: 400 })

  await owner.search.removeMissedSearch({ term: 'miss 1' })
  await owner.search.removeMissedSearch({ term: 'dress' })
  expect((await storedTerms()).map(({ term }) => term)).toEqual(['dress', 'miss 2', 'miss 3', 'miss 4', 'miss 5'])
})

test('a search leaves the list when a synonym or a product makes it find something', async () => {
  for (const query of ['sunnies', 'kaftan']) await guest.search.recordSearch({ query })
  await owner.search.saveSynonym({ term: 'sunnies', words: ['sunglasses'] })
  expect((await owner.search.listMissedSearches({})).searches.map(({ term }) => term)).toEqual(['kaftan'])
  await shop.product({ name: 'Kaftan' })
  await sweep()
  expect((await owner.search.listMissedSearches({})).searches).toEqual([])
})

test('the jobs of the night forget searches of 90 days ago and all but the latest 1,000', async () => {
  await shop.db.execute(sql`
    insert into search_terms (term, found, searched_at)
    select 'term ' || n, 1, now() - interval '1 minute' * n from generate_series(1, 1001) as n
    union all select 'long ago', 1, now() - interval '91 days'
  `)
  await sweep()
  const left = (await storedTerms()).map(({ term }) => term)
  expect(left).toHaveLength(1_000)
  expect(left).not.toContain('term 1001')
  expect(left).not.toContain('long ago')
})

async function sweep() {
  await shop.db.transaction(async (tx) => {
    await shop.enqueue(tx, 'sweepSearchTerms', {})
    await shop.enqueue(tx, 'applyRetention', {})
  })
  await shop.runJobs()
}
