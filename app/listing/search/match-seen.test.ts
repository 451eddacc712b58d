import { expect, test } from 'vitest'
import type { ProductSummary } from '#contract/products/product.ts'
import { productSummary } from '#test/product-summary.ts'
import { matchSeen } from './match-seen.ts'
import { withSearch } from './recent-searches.ts'

const seen = (name: string, rest: Partial<ProductSummary> = {}) => productSummary({ _id: name, name, ...rest })
const everywhere = { category: null, subCategory: null }
const names = (found: ProductSummary[]) => found.map(({ name }) => name)

test('seen products are found by name, tag and brand, regardless of case and accents', () => {
  const products = [seen('Séverine Hat'), seen('Otto', { tags: ['Acetate'] }), seen('Lune', { brand: 'MG Atelier' })]
  expect(names(matchSeen(products, 'severine', everywhere))).toEqual(['Séverine Hat'])
  expect(names(matchSeen(products, 'ACETATE', everywhere))).toEqual(['Otto'])
  expect(names(matchSeen(products, 'atelier lun', everywhere))).toEqual(['Lune'])
})

test('names that start with the words come first', () => {
  const products = [seen('Small Round Bag'), seen('Round Sunglasses')]
  expect(names(matchSeen(products, 'round', everywhere))).toEqual(['Round Sunglasses', 'Small Round Bag'])
})

test('category and sub-category limit the search', () => {
  const products = [
    seen('Hat one', { category: 'Men' }),
    seen('Hat two', { subCategory: 'Apparel' }),
    seen('Hat three'),
  ]
  expect(names(matchSeen(products, 'hat', { category: 'Men', subCategory: null }))).toEqual(['Hat one'])
  expect(names(matchSeen(products, 'hat', { category: null, subCategory: 'Apparel' }))).toEqual(['Hat two'])
})

test('regular expression characters match literally, and an empty search finds nothing', () => {
  const products = [seen('Otto')]
  expect(matchSeen(products, '.*', everywhere)).toEqual([])
  expect(matchSeen(products, '   ', everywhere)).toEqual([])
})

test('the latest six searches are stored without duplicates', () => {
  expect(withSearch(['hat', 'ring'], 'Ring ')).toEqual(['Ring', 'hat'])
  expect(withSearch(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'], 'a7')).toEqual(['a7', 'a1', 'a2', 'a3', 'a4', 'a5'])
  expect(withSearch(['hat'], 'x')).toEqual(['hat'])
})
