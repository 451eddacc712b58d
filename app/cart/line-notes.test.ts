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
}
const note = (wish: Partial<CheckedLine>) => noteOn(line, [{ ...item, state: 'ok', price: 80, left: null, ...wish }])

test('a line that is as it was needs nothing', () => {
  expect(note({})).toBeNull()
  expect(note({ left: 5 })).toBeNull()
  expect(noteOn(line, [])).toBeNull()
})

test('another color of the same product says nothing of this one', () => {
  expect(note({ selectedColor: 'Honey', state: 'sold-out' })).toBeNull()
})

test('what is sold out or gone can only be removed', () => {
  expect(note({ state: 'sold-out' })).toEqual({
    sentence: 'Sold out in this color and size.',
    mend: 'Remove',
    how: { remove: true },
  })
  expect(note({ state: 'gone', price: null })?.sentence).toBe('We no longer sell this product.')
})

test('more than there are becomes as many as there are', () => {
  expect(note({ state: 'too-many', left: 3 })).toEqual({
    sentence: 'Only 3 left.',
    mend: 'Change to 3',
    how: { quantity: 3 },
  })
})

test('a changed price is told with both prices', () => {
  expect(note({ price: 72.5 })).toEqual({
    sentence: 'The price changed from $80.00 to $72.50.',
    mend: 'Accept $72.50',
    how: { price: 72.5 },
  })
})
