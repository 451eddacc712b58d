import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { batchChanges } from './batch-changes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the first change is passed on at once, and the many after it together', () => {
  const passed: string[][] = []
  const changes = batchChanges((ids) => passed.push([...ids]))
  for (let at = 0; at < 10_000; at++) changes.add(String(at % 5_000))
  expect(passed).toEqual([['0']])
  vi.advanceTimersByTime(250)
  expect(passed.map((ids) => ids.length)).toEqual([1, 5_000])
  changes.add('later')
  expect(passed).toHaveLength(2)
  vi.advanceTimersByTime(250)
  expect(passed.at(-1)).toEqual(['later'])
  vi.advanceTimersByTime(250)
  changes.add('much later')
  expect(passed.at(-1)).toEqual(['much later'])
})

test('nothing is passed on after it was stopped', () => {
  const passed: string[][] = []
  const changes = batchChanges((ids) => passed.push([...ids]))
  changes.add('1')
  changes.add('2')
  changes.stop()
  vi.advanceTimersByTime(1_000)
  expect(passed).toEqual([['1']])
})
