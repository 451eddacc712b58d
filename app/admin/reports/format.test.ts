import { expect, test } from 'vitest'
import { formatChange, formatPeriod, formatShare, formatShortAmount } from './format.ts'

test('a change is a percentage of the previous value, or words if that was zero', () => {
  expect(formatChange(112, 100)).toEqual({ words: '+12%', direction: 'up' })
  expect(formatChange(50, 100)).toEqual({ words: '−50%', direction: 'down' })
  expect(formatChange(-20, 10)).toEqual({ words: '−300%', direction: 'down' })
  expect(formatChange(5, 5)).toEqual({ words: 'No change', direction: 'level' })
  expect(formatChange(5, 0)).toEqual({ words: 'Up', direction: 'up' })
  expect(formatChange(-5, -1)).toEqual({ words: 'Down', direction: 'down' })
  expect(formatChange(100_001, 100_000)).toEqual({ words: 'Up', direction: 'up' })
})

test('an interval is a day, a range of days or a month', () => {
  expect(formatPeriod({ from: '2026-11-03', until: '2026-11-03' })).toBe('Nov 3')
  expect(formatPeriod({ from: '2026-11-03', until: '2026-11-09' })).toBe('Nov 3 – 9')
  expect(formatPeriod({ from: '2026-11-30', until: '2026-12-06' })).toBe('Nov 30 – Dec 6')
  expect(formatPeriod({ from: '2028-02-01', until: '2028-02-29' })).toBe('Feb')
  expect(formatPeriod({ from: '2028-02-01', until: '2028-02-28' })).toBe('Feb 1 – 28')
})

test('a share of nothing is a dash', () => {
  expect(formatShare(31, 40)).toBe('78%')
  expect(formatShare(0, 0)).toBe('–')
})

test('amounts of an axis are short, with the sign before the currency', () => {
  expect([1_400, 0, -700].map(formatShortAmount)).toEqual(['$1.4K', '$0', '-$700'])
})
