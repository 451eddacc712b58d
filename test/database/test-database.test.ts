import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../create-test-shop.ts'
import { queryDatabase, sumTables } from '../empty-database.ts'
import { openTestDatabase } from './test-database.ts'

const nextNumber = ({ url }: { url: string }) => queryDatabase(url, "select nextval('order_numbers') as number")

/** Everything a test may have left in a database. */
async function stateOf({ url }: { url: string }) {
  const jobs = await queryDatabase(url, 'select count(*) from jobs.job')
  return { tables: await sumTables(url), jobs, number: await nextNumber({ url }) }
}

test('a database that a test has left is as it was at first', async () => {
  const first = await openTestDatabase()
  const before = await stateOf(first)
  await first.db.execute(sql`insert into settings (key, value) values ('a note', '1')`)
  await first.db.execute(sql`delete from shipping_zones`)
  await nextNumber(first)
  await first.close()

  const second = await openTestDatabase()
  expect(second.url).toBe(first.url)
  expect(await stateOf(second)).toEqual(before)
  await second.close()
})

test.each<[string, (shop: { db: TestShop['db'] }) => Promise<unknown>]>([
  ['whose schema was changed', ({ db }) => db.execute(sql`alter table settings add column more text`)],
  ['that lost a trigger', ({ db }) => db.execute(sql`drop trigger settings_changed on settings`)],
  [
    'with many rows',
    ({ db }) => db.execute(sql`insert into settings select n::text, '1' from generate_series(1, 2001) n`),
  ],
])('a database %s is used by no other test', async (_what, change) => {
  const first = await openTestDatabase()
  await change(first)
  await first.close()
  const second = await openTestDatabase()
  expect(second.url).not.toBe(first.url)
  await second.close()
})

test('a database with a connection in use is used by no other test', async () => {
  const first = await openTestDatabase()
  const client = await first.db.$client.connect()
  const closing = first.close()
  const second = await openTestDatabase()
  expect(second.url).not.toBe(first.url)
  client.release()
  await closing
  await second.close()
})

test('a temporary table changes no schema', async () => {
  const { db, url, close } = await openTestDatabase()
  await db.transaction((tx) => tx.execute(sql`create temp table noted (n int) on commit drop`))
  await close()
  const next = await openTestDatabase()
  expect(next.url).toBe(url)
  await next.close()
})

test('two shops of a test have two databases', async () => {
  const [one, other] = [await createTestShop(), await createTestShop()]
  expect(one.url).not.toBe(other.url)
})
