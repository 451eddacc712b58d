import { expect, test } from 'vitest'
import type { ProductSummary } from '#contract/products/product.ts'
import { cardColors } from './first-color.ts'

const named = (color: string) => ({ id: color, color, hex: '#000000', image, flip: null })
const image = { src: '', alt: '', tint: '#ffffff' }
const scrunchie = {
  isActive: true,
  colorVariant: [named('Black'), named('Navy'), named('Ivory')],
  sizeVariant: [{ size: 'S' }, { size: 'M' }],
  soldOut: [
    { color: 'Black', size: 'S' },
    { color: 'Black', size: 'M' },
    { color: 'Navy', size: 'S' },
  ],
} as unknown as ProductSummary

const shown = (product: ProductSummary) => cardColors(product).map(({ color }) => color)

test('a card shows the first color in stock instead of one that is sold out in all sizes', () => {
  expect(shown(scrunchie)).toEqual(['Navy', 'Navy', 'Ivory'])
})

test('a card of a product that is sold out shows each of its colors', () => {
  expect(shown({ ...scrunchie, isActive: false })).toEqual(['Black', 'Navy', 'Ivory'])
})
