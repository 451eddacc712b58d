import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { isExceeded } from './counter.ts'
import { databaseCounter } from './database-counter.ts'

const { db } = await createTestShop()
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
