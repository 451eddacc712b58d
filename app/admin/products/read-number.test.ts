import { expect, test } from 'vitest'
import { readPieces, readPrice, writePieces, writePrice } from './read-number.ts'

test.each([
  ['60', 60],
  ['$1,234.50', 1234.5],
  [' 0.5 ', 0.5],
  ['', null],
  ['12.345', Number.NaN],
  ['-5', Number.NaN],
  ['1e3', Number.NaN],
  ['sixty', Number.NaN],
])('a price typed as "%s" is read as %s', (typed, price) => {
  expect(readPrice(typed)).toBe(price)
})

test.each([
  ['12', 12],
  ['', null],
  ['1.5', Number.NaN],
  ['-1', Number.NaN],
])('pieces typed as "%s" are read as %s', (typed, pieces) => {
  expect(readPieces(typed)).toBe(pieces)
})

test('what is written is read again', () => {
  for (const price of [0.01, 19.9, 1234.5, null]) expect(readPrice(writePrice(price))).toBe(price)
  for (const pieces of [0, 12, null]) expect(readPieces(writePieces(pieces))).toBe(pieces)
})
