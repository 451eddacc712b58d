import { expect, test } from 'vitest'
import { autoReloadMs, isStale } from './watch-age.ts'

const now = 1_800_000_000_000

test('a page is stale once more than 12 hours have passed since its last full load', () => {
  expect(autoReloadMs).toBe(12 * 60 * 60 * 1_000)
  expect(isStale(now - autoReloadMs - 1, now)).toBe(true)
  expect(isStale(now - autoReloadMs, now)).toBe(false)
})

test('a page without a recorded load is not stale', () => {
  expect(isStale(0, now)).toBe(false)
})
