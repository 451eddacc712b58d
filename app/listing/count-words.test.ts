import { expect, test } from 'vitest'
import { countFigures, countWords } from './count-words.ts'

const found = (total: number, isEstimate: boolean) =>
  ({ total, facets: { isEstimate } }) as Parameters<typeof countFigures>[0]

test.each([
  [found(87, false), true, '87'],
  [found(1_626, false), true, '1,626'],
  [found(1_800, true), true, 'about 1,800'],
  [found(970, true), true, '970'],
  [found(100_060, true), false, '100,060'],
])('%o, filtered %s, is counted as %s', (found, filtered, text) => {
  expect(countFigures(found, filtered)).toBe(text)
})

test('one product is singular', () => {
  expect(countWords(found(1, false), true)).toBe('1 product')
  expect(countWords(found(1_800, true), true)).toBe('about 1,800 products')
})
