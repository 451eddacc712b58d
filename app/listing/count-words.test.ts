import { expect, test } from 'vitest'
import { countFigures, countWords } from './count-words.ts'

const goods = (total: number, isEstimate: boolean) =>
  ({ total, facets: { isEstimate } }) as Parameters<typeof countFigures>[0]

test.each([
  [goods(87, false), true, '87'],
  [goods(1_626, false), true, '1,626'],
  [goods(1_800, true), true, 'about 1,800'],
  [goods(970, true), true, '970'],
  [goods(100_060, true), false, '100,060'],
])('%o, filtered %s, is told as %s', (found, filtered, told) => {
  expect(countFigures(found, filtered)).toBe(told)
})

test('one product is told as one', () => {
  expect(countWords(goods(1, false), true)).toBe('1 product')
  expect(countWords(goods(1_800, true), true)).toBe('about 1,800 products')
})
