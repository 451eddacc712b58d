import { expect, test } from 'vitest'
import { sayChange, sayCount, sayShare, sayStretch } from './words.ts'

test('a change is a percentage of what was before, and words where that was nothing', () => {
  expect(sayChange(112, 100)).toEqual({ words: '+12%', direction: 'up' })
  expect(sayChange(50, 100)).toEqual({ words: '−50%', direction: 'down' })
  expect(sayChange(-20, 10)).toEqual({ words: '−300%', direction: 'down' })
  expect(sayChange(5, 5)).toEqual({ words: 'No change', direction: 'level' })
  expect(sayChange(5, 0)).toEqual({ words: 'Up', direction: 'up' })
  expect(sayChange(-5, -1)).toEqual({ words: 'Down', direction: 'down' })
  expect(sayChange(100_001, 100_000)).toEqual({ words: 'Up', direction: 'up' })
})

test('a stretch is a day, a span of days or a month', () => {
  expect(sayStretch({ from: '2026-11-03', until: '2026-11-03' })).toBe('Nov 3')
  expect(sayStretch({ from: '2026-11-03', until: '2026-11-09' })).toBe('Nov 3 – 9')
  expect(sayStretch({ from: '2026-11-30', until: '2026-12-06' })).toBe('Nov 30 – Dec 6')
  expect(sayStretch({ from: '2028-02-01', until: '2028-02-29' })).toBe('Feb')
  expect(sayStretch({ from: '2028-02-01', until: '2028-02-28' })).toBe('Feb 1 – 28')
})

test('shares and counts read well at nothing and at one', () => {
  expect(sayShare(31, 40)).toBe('78%')
  expect(sayShare(0, 0)).toBe('–')
  expect([0, 1, 1_200].map((count) => sayCount(count, 'order'))).toEqual(['0 orders', '1 order', '1,200 orders'])
})
