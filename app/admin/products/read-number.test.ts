import { expect, test } from 'vitest'
import { readPrice, readUnits, writePrice, writeUnits } from './read-number.ts'

test.each([
  ['60', 60],
  ['$1,234.50', 1234.5],
  [' 0.5 ', 0.5],
  ['1,234,567', 1_234_567],
  ['12 345.60', 12_345.6],
  ['49,90', Number.NaN],
  ['10,5', Number.NaN],
  ['1234,50', Number.NaN],
  ['1,23,456', Number.NaN],
  ['1.234,50', Number.NaN],
  ['0,990', Number.NaN],
  ['1,234 567', Number.NaN],
  ['49 90', Number.NaN],
  ['', null],
  ['12.345', Number.NaN],
  ['-5', Number.NaN],
  ['1e3', Number.NaN],
  ['sixty', Number.NaN],
])('a price typed as "%s" is parsed as %s', (typed, price) => {
  expect(readPrice(typed)).toBe(price)
})

test.each([
  ['12', 12],
  ['', null],
  ['1.5', Number.NaN],
  ['-1', Number.NaN],
])('units typed as "%s" are parsed as %s', (typed, units) => {
  expect(readUnits(typed)).toBe(units)
})

test('a formatted number parses to itself', () => {
  for (const price of [0.01, 19.9, 1234.5, null]) expect(readPrice(writePrice(price))).toBe(price)
  for (const units of [0, 12, null]) expect(readUnits(writeUnits(units))).toBe(units)
})
