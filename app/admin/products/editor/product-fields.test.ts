import { expect, test } from 'vitest'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { keptVariants } from './kept-variants.ts'
import { type ProductTyped, productValues, readProduct } from './product-fields.ts'

const black = '11111111-1111-4111-8111-111111111111'
const honey = '22222222-2222-4222-8222-222222222222'
const image = (imageId: string, colorId: string | null) => {
  return { imageId, colorId, image: { src: `/images/${imageId}`, alt: imageId, tint: '#fff' } }
}
const nothing = { price: null, oldPrice: null, sku: null, gtin: null, weight: null, cost: null }
const variant = (variantId: string, color: string, size: number) => {
  return { variantId, color, size, onHand: 5, reserved: 0, ...nothing }
}

const product: OwnProduct = {
  ...{ _id: black, version: 1, status: 'draft', path: 'women/sunglasses/round', createdAt: '', updatedAt: '' },
  ...{ sku: 'LIDO', name: 'Lido', brand: 'Own', category: 'Women', subCategory: 'Sunglasses', type: 'Round' },
  ...{ description: 'Round.', price: 60, oldPrice: null, tags: [], material: null, care: '', measurement: null },
  ...{ now: { price: 60, oldPrice: null, highest: 60 }, sale: null, prices: [], stockChanges: [] },
  colorVariant: [
    { id: black, color: 'Black', hex: '#000000' },
    { id: honey, color: 'Honey', hex: '#cc9933' },
  ],
  sizeVariant: [{ size: 38 }, { size: 40 }],
  variants: [
    variant('b38', 'Black', 38),
    variant('b40', 'Black', 40),
    variant('h38', 'Honey', 38),
    variant('h40', 'Honey', 40),
  ],
  images: [image('all', null), image('in-black', black), image('in-honey', honey)],
}
const begin: ProductTyped = productValues(product)
const colorsOf = (...colors: object[]) => JSON.stringify(colors)
const renamed = { id: black, color: 'Ink', hex: '#000000' }

test('the variants of colors and sizes that are kept stay, also under another name', () => {
  const keptOf = (typed: { colors?: string; sizes?: string }) =>
    keptVariants(product, { colors: begin.colors, sizes: begin.sizes, ...typed }).map(({ variantId }) => variantId)
  expect(keptOf({})).toEqual(['b38', 'b40', 'h38', 'h40'])
  expect(keptOf({ colors: colorsOf(renamed) })).toEqual(['b38', 'b40'])
  expect(keptOf({ sizes: '["40","42"]' })).toEqual(['b40', 'h40'])
  expect(keptOf({ colors: '[]' })).toEqual([])
  expect(keptOf({ colors: colorsOf({ color: 'Black', hex: '#000000' }) })).toEqual([])
})

test('of variants, stock and images only what was changed is sent', () => {
  const same = readProduct(product, begin, begin)
  expect(same).toMatchObject({ name: 'Lido', price: 60, variants: [] })
  expect(same).not.toHaveProperty('stock')
  expect(same).not.toHaveProperty('images')

  const typed = {
    ...begin,
    b40: '7',
    reason: 'delivered',
    'h38.price': '70',
    images: JSON.stringify(product.images.slice(1)),
  }
  expect(readProduct(product, begin, typed)).toMatchObject({
    variants: [{ variantId: 'h38', ...nothing, price: 70 }],
    stock: { changes: [{ variantId: 'b40', from: 5, to: 7 }], reason: 'delivered' },
    images: [{ imageId: 'in-black' }, { imageId: 'in-honey' }],
  })
})

test('what was typed about a color that is removed is not sent', () => {
  const typed = {
    ...begin,
    colors: colorsOf(renamed),
    h38: '7',
    'h40.price': '70',
    'b38.price': '80',
    images: JSON.stringify(product.images.toReversed()),
  }
  const sent = readProduct(product, begin, typed)
  expect(sent.variants?.map(({ variantId }) => variantId)).toEqual(['b38'])
  expect(sent).not.toHaveProperty('stock')
  expect(sent.images?.map(({ imageId }) => imageId)).toEqual(['in-black', 'all'])
})
