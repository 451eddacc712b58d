import { expect, test } from 'vitest'
import { readSearch } from './read-search.ts'

test.each([
  ['under 60', { words: '', maxPrice: 60 }],
  ['Dress UNDER $60', { words: 'Dress', maxPrice: 60 }],
  ['below $ 59.50 scarf', { words: 'scarf', maxPrice: 59.5 }],
  ['bags up to 80 dollars', { words: 'bags', maxPrice: 80 }],
  ['belt <50', { words: 'belt', maxPrice: 50 }],
  ['over 100', { words: '', minPrice: 100 }],
  ['coats over $100 under $300', { words: 'coats', minPrice: 100, maxPrice: 300 }],
  ['at least 40 hat', { words: 'hat', minPrice: 40 }],
  ['60-100', { words: '', minPrice: 60, maxPrice: 100 }],
  ['$60 - $100 dress', { words: 'dress', minPrice: 60, maxPrice: 100 }],
  ['hat between 100 and 60', { words: 'hat', minPrice: 60, maxPrice: 100 }],
  ['red  dress, 60 to 100', { words: 'red dress,', minPrice: 60, maxPrice: 100 }],
  ['dress size 38', { words: 'dress', sizes: [38] }],
  ['size 38-40 dress under 90', { words: 'dress', sizes: [38, 39, 40], maxPrice: 90 }],
])('%s', (said, read) => {
  expect(readSearch(said)).toEqual(read)
})

test.each([
  'dress 38',
  'dress 38 and 40',
  'mg-60-100',
  'MG-S-003',
  '52-21-145',
  'underwear',
  'under the sun',
  'oversized',
  'from Rome',
  'size',
  '50%_off',
  '100-',
  '',
])('nothing is taken out of "%s"', (said) => {
  expect(readSearch(said)).toEqual({ words: said })
})

test('a wide range of sizes stays within the limit of a filter', () => {
  expect(readSearch('size 1-999').sizes).toEqual(Array.from({ length: 20 }, (_, step) => step + 1))
})

test.each([
  ['dress size xs', 'dress', ['XS']],
  ['jeans size w32/l34', 'jeans', ['W32/L34']],
  ['hat size one size', 'hat', ['One size']],
])('"%s" names a size that is no number', (said, words, sizes) => {
  expect(readSearch(said)).toEqual({ words, sizes })
})
