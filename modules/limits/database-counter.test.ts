import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/open-database.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { isExceeded } from './counter.ts'
import { databaseCounter } from './database-counter.ts'

const { db, url } = await createTestShop()
const key = 'ann'

test('of concurrent attempts as many pass as the limit allows, and the refused ones say when the next can', async () => {
  const counter = databaseCounter(db, 'concurrent', { points: 5, seconds: 60 })
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => counter.consume(key)))
  const refused = attempts.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused).toHaveLength(15)
  for (const reason of refused) expect(reason).toMatchObject({ status: 429, retryAfterSeconds: 60 })
})

test('attempts that are given back leave nothing behind, also of others that were refused meanwhile', async () => {
  const counter = databaseCounter(db, 'given-back', { points: 3, seconds: 60 })
  for (let round = 0; round < 3; round++) {
    for (let at = 0; at < 3; at++) expect(await isExceeded(counter, key)).toBe(false)
    for (let at = 0; at < 3; at++) expect(await isExceeded(counter, key)).toBe(true)
    for (let at = 0; at < 3; at++) await counter.reward(key)
  }
  expect(await isExceeded(counter, key)).toBe(false)
})

test('any number of counters leaves the same two statements on a connection', async () => {
  const named = openDatabase(url, { connections: 1, namePreparedStatements: true })
  onTestFinished(() => named.$client.end())
  for (let at = 0; at < 10; at++) {
    const counter = databaseCounter(named, `of-call-${at}`, { points: at + 1, seconds: 60 })
    await counter.consume(key)
    await counter.reward(key)
  }
  const { rows } = await named.execute(sql`select from pg_prepared_statements`)
  expect(rows).toHaveLength(2)
})
