import { expect, test } from 'vitest'
import { compareSizes, normalSize, sizePresets, withSizes } from './size-order.ts'

test('sizes have a natural order', () => {
  const mixed = ['One size', 'W32/L34', 'XL', '38.5', 'S', '3XL', '38', 'XXS', '9', 'M', 'W32/L32', '2XL', 'L', 'XS']
  expect(mixed.toSorted(compareSizes)).toEqual([
    ...['9', '38', '38.5', 'XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', 'W32/L32', 'W32/L34', 'One size'],
  ])
})

test('every preset is in natural order and has no size twice', () => {
  for (const sizes of Object.values(sizePresets)) {
    expect(sizes.toSorted(compareSizes)).toEqual(sizes)
    expect(new Set(sizes).size).toBe(sizes.length)
  }
  expect(sizePresets.shoes).toContain('38.5')
})

test.each([
  ['38.50', '38.5'],
  ['38,5', '38.5'],
  [' xl ', 'XL'],
  ['3xl', '3XL'],
  ['One  size', 'One size'],
  ['w32/l34', 'w32/l34'],
])('"%s" is stored as "%s"', (typed, stored) => {
  expect(normalSize(typed)).toBe(stored)
})

test('a list in natural order stays in it, and an order of the owner stays as it is', () => {
  expect(withSizes(['S', 'L'], ['M', 's'])).toEqual(['S', 'M', 'L'])
  expect(withSizes(['L', 'S'], ['M'])).toEqual(['L', 'S', 'M'])
})
