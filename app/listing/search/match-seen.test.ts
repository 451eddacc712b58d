import { expect, test } from 'vitest'
import type { ProductSummary } from '#contract/products/product.ts'
import { productSummary } from '#test/product-summary.ts'
import { matchSeen } from './match-seen.ts'
import { withSearch } from './recent-searches.ts'

const seen = (name: string, rest: Partial<ProductSummary> = {}) => productSummary({ _id: name, name, ...rest })
const everywhere = { category: null, subCategory: null }
const names = (found: ProductSummary[]) => found.map(({ name }) => name)

test('what was seen is found by name, tag and brand, whatever the case or accent', () => {
  const goods = [seen('Séverine Hat'), seen('Otto', { tags: ['Acetate'] }), seen('Lune', { brand: 'MG Atelier' })]
  expect(names(matchSeen(goods, 'severine', everywhere))).toEqual(['Séverine Hat'])
  expect(names(matchSeen(goods, 'ACETATE', everywhere))).toEqual(['Otto'])
  expect(names(matchSeen(goods, 'atelier lun', everywhere))).toEqual(['Lune'])
})

test('names that begin with the words come first', () => {
  const goods = [seen('Small Round Bag'), seen('Round Sunglasses')]
  expect(names(matchSeen(goods, 'round', everywhere))).toEqual(['Round Sunglasses', 'Small Round Bag'])
})

test('category and sub-category narrow the search', () => {
  const goods = [seen('Hat one', { category: 'Men' }), seen('Hat two', { subCategory: 'Apparel' }), seen('Hat three')]
  expect(names(matchSeen(goods, 'hat', { category: 'Men', subCategory: null }))).toEqual(['Hat one'])
  expect(names(matchSeen(goods, 'hat', { category: null, subCategory: 'Apparel' }))).toEqual(['Hat two'])
})

test('signs of a pattern language are plain signs, and nothing finds nothing', () => {
  const goods = [seen('Otto')]
  expect(matchSeen(goods, '.*', everywhere)).toEqual([])
  expect(matchSeen(goods, '   ', everywhere)).toEqual([])
})

test('the latest six searches are remembered, each once', () => {
  expect(withSearch(['hat', 'ring'], 'Ring ')).toEqual(['Ring', 'hat'])
  expect(withSearch(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'], 'a7')).toEqual(['a7', 'a1', 'a2', 'a3', 'a4', 'a5'])
  expect(withSearch(['hat'], 'x')).toEqual(['hat'])
})
