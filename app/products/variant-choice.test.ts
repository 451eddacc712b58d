import { expect, test } from 'vitest'
import { priceOf } from './price-of.ts'
import { isSoldOut, readVariant } from './variant-choice.ts'

const image = { src: '', alt: '', tint: '#ffffff' }
const dress = {
  isActive: true,
  colorVariant: [
    { id: 'c1', color: 'Sand', hex: '#d3bf9f', image },
    { id: 'c2', color: 'White', hex: '#f1ede5', image },
  ],
  sizeVariant: [{ size: 34 }, { size: 36 }],
  soldOut: [
    { color: 'Sand', size: 34 },
    { color: 'White', size: 34 },
    { color: 'White', size: 36 },
  ],
}

test('a combination listed as sold out is sold out', () => {
  expect(isSoldOut(dress, { color: 'Sand', size: 34 })).toBe(true)
  expect(isSoldOut(dress, { color: 'Sand', size: 36 })).toBe(false)
})

test('a size or color is sold out if all its combinations are', () => {
  expect(isSoldOut(dress, { color: null, size: 34 })).toBe(true)
  expect(isSoldOut(dress, { color: null, size: 36 })).toBe(false)
  expect(isSoldOut(dress, { color: 'White', size: null })).toBe(true)
  expect(isSoldOut(dress, { color: 'Sand', size: null })).toBe(false)
})

test('every combination of an inactive product is sold out', () => {
  expect(isSoldOut({ ...dress, isActive: false }, { color: 'Sand', size: 36 })).toBe(true)
})

test('the URL selects color and size; unknown values select nothing', () => {
  const read = (colorId: string | undefined, query: string) => readVariant(dress, colorId, new URLSearchParams(query))
  expect(read('c2', 'size=36')).toEqual({ color: 'White', size: 36 })
  expect(read(undefined, '')).toEqual({ color: 'Sand', size: null })
  expect(read('c2', 'color=Sand&size=36')).toEqual({ color: 'Sand', size: 36 })
  expect(read('nothing', 'size=99')).toEqual({ color: 'Sand', size: null })
})

test('a selection has the price of its variant, and an open one the lowest that is left', () => {
  const priced = { ...dress, price: 60, oldPrice: 80, prices: [{ color: 'Sand', size: 36, price: 70, oldPrice: null }] }
  expect(priceOf(priced, { color: 'Sand', size: 36 })).toMatchObject({ price: 70, oldPrice: null, isFrom: false })
  expect(priceOf(priced, { color: 'Sand', size: null })).toMatchObject({ price: 60, oldPrice: 80, isFrom: true })
  expect(priceOf(priced, { color: 'White', size: null })).toMatchObject({ price: 60, isFrom: false })
  expect(priceOf(priced, { color: null, size: 36 })).toMatchObject({ price: 60, isFrom: true })
  expect(priceOf(priced)).toMatchObject({ price: 60, oldPrice: 80, isFrom: true })
  expect(priceOf({ ...priced, prices: [] })).toEqual({ price: 60, oldPrice: 80, isFrom: false })
})
