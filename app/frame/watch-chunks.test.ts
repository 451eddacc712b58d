import { expect, test } from 'vitest'
import { chunkTimeoutMs, mayReload } from './watch-chunks.ts'

const now = 1_800_000_000_000

test('the first part that fails starts the page anew', () => {
  expect(mayReload(0, now)).toBe(true)
})

test('a page that was just started anew is not started again', () => {
  expect(mayReload(now, now)).toBe(false)
  expect(mayReload(now - chunkTimeoutMs + 1, now)).toBe(false)
})

test('a part that fails much later gets a new try, also when the clock was turned back', () => {
  expect(mayReload(now - chunkTimeoutMs, now)).toBe(true)
  expect(mayReload(now + 1_000, now)).toBe(true)
})
