import { expect, test } from 'vitest'
import type { CartLine } from '#contract/cart/cart.ts'
import { type CheckedLine, noteOn } from './line-notes.ts'

const productId = '0190a0c8-0000-7000-8000-000000000001'
const item = { productId, selectedColor: 'Black', selectedSize: 52 }
const line: CartLine = {
  ...item,
  quantity: 5,
  price: 80,
  image: '',
  name: 'Aurora',
  path: 'women/sunglasses/cat-eye',
  priceId: null,
  productUrl: '/shop/women/sunglasses/cat-eye/1',
  sizeLabel: '52 mm',
}
const note = (wish: Partial<CheckedLine>) => noteOn(line, [{ ...item, state: 'ok', price: 80, left: null, ...wish }])

test('an unchanged line has no note', () => {
  expect(note({})).toBeNull()
  expect(note({ left: 5 })).toBeNull()
  expect(noteOn(line, [])).toBeNull()
})

test('a change of another color of the product makes no note', () => {
  expect(note({ selectedColor: 'Honey', state: 'sold-out' })).toBeNull()
})

test('a sold-out or deleted product can only be removed', () => {
  expect(note({ state: 'sold-out' })).toEqual({
    sentence: 'Sold out in this color and size.',
    mend: 'Remove',
    how: { remove: true },
  })
  expect(note({ state: 'gone', price: null })?.sentence).toBe('We no longer sell this product.')
})

test('a quantity above the stock is reduced to it', () => {
  expect(note({ state: 'too-many', left: 3 })).toEqual({
    sentence: 'Only 3 left.',
    mend: 'Change to 3',
    how: { quantity: 3 },
  })
})

test('the note on a changed price has both prices', () => {
  expect(note({ price: 72.5 })).toEqual({
    sentence: 'The price changed from $80.00 to $72.50.',
    mend: 'Accept $72.50',
    how: { price: 72.5 },
  })
})
