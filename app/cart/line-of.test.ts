import { expect, test } from 'vitest'
import { productSummary } from '#test/product-summary.ts'
import { lineOf } from './line-of.ts'

const image = (name: string) => ({ src: `/images/${name}/960.webp`, alt: name, tint: '#ccbbaa' })
const color = (id: string, name: string) => ({ id, color: name, hex: '#000000', image: image(id), flip: null })
const aurora = productSummary({
  _id: '0190a0c8-0000-7000-8000-000000000001',
  name: 'Aurora Cat-Eye',
  price: 128,
  oldPrice: 160,
  mainImage: image('main'),
  path: 'women/sunglasses/cat-eye',
  colorVariant: [color('c1', 'Black'), color('c2', 'Honey')],
  sizeVariant: [{ size: 48 }, { size: 52 }],
})

test('a line shows the selected color and links to the same selection', () => {
  expect(lineOf(aurora, { color: 'Honey', size: 52 }, { quantity: 2, sizeLabel: '52 mm' })).toEqual({
    productId: aurora._id,
    quantity: 2,
    selectedColor: 'Honey',
    selectedSize: 52,
    sizeLabel: '52 mm',
    price: 128,
    image: '/images/c2/960.webp',
    name: 'Aurora Cat-Eye',
    path: 'women/sunglasses/cat-eye',
    priceId: null,
    productUrl: `/shop/women/sunglasses/cat-eye/${aurora._id}/aurora-cat-eye/c2?size=52`,
  })
})

test('a product without variants is added as one unit with its main image', () => {
  const claw = { ...aurora, colorVariant: [], sizeVariant: [] }
  expect(lineOf(claw, { color: null, size: null })).toMatchObject({
    quantity: 1,
    selectedColor: null,
    selectedSize: null,
    sizeLabel: null,
    image: '/images/main/960.webp',
    productUrl: `/shop/women/sunglasses/cat-eye/${aurora._id}`,
  })
})
