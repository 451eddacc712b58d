import { expect, test } from 'vitest'
import { changedPrice, readPriceChange } from './price-change.ts'

test.each([
  ['-10%', 129.9, 116.91],
  ['+5 %', 19.99, 20.99],
  ['−50%', 0.01, 0.01],
  ['-2.50', 60, 57.5],
  ['3', 60, 63],
])('a change of %s makes %d %d', (text, before, after) => {
  const change = readPriceChange(text)
  expect(change && changedPrice(before, change)).toBe(after)
})

test.each(['', '0', '0%', '-', '10.555', 'ten', '1e3', '--5'])('"%s" is no change of a price', (text) => {
  expect(readPriceChange(text)).toBeNull()
})
