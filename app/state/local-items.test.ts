import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { localItems, tabKeys } from './local-items.ts'
import { readCart, readSavedList } from './stored-schemas.ts'

const line = (wish: object = {}) => ({
  productId: randomUUID(),
  selectedColor: 'Black',
  selectedSize: 52,
  sizeLabel: '52 mm',
  quantity: 1,
  price: 120,
  image: '/images/aurora/320.webp',
  name: 'Aurora',
  path: 'women/sunglasses/cat-eye',
  priceId: null,
  productUrl: '/shop/women/sunglasses/cat-eye/1',
  ...wish,
})

test('an edited quantity is clamped to 1 to 100', () => {
  const read = readCart([-5, 0, 1.5, 100, 1e9].map((quantity) => line({ quantity })))
  expect(read?.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 100, 100])
})

test('invalid lines are dropped, the others stay', () => {
  const good = line()
  const spoiled = [
    null,
    'line',
    {},
    line({ quantity: 'many' }),
    line({ quantity: Number.NaN }),
    line({ price: -1 }),
    line({ productId: '__proto__' }),
    line({ productUrl: 'javascript:alert(1)' }),
    line({ productUrl: '//evil.example' }),
    line({ productUrl: '/\\evil.example' }),
    line({ image: 'https://evil.example/pixel.png' }),
    line({ name: 'a'.repeat(10_000) }),
  ]
  expect(readCart([...spoiled, good])).toEqual([good])
})

test('the same product in the same color and size is one line', () => {
  const one = line()
  expect(readCart([one, { ...one, quantity: 5 }, { ...one, selectedSize: 54 }])).toHaveLength(2)
})

test('a line stored without a label of its size stays', () => {
  const { sizeLabel: _, ...older } = line()
  expect(readCart([older])).toEqual([{ ...older, sizeLabel: null }])
})

test('a saved product is in the list once', () => {
  const _id = randomUUID()
  const saved = [
    { _id, product: null },
    { _id, product: null },
    { _id: 'no id', product: null },
  ]
  expect(readSavedList({ owner: null, saved })).toEqual({
    owner: null,
    saved: [{ _id, product: null }],
  })
})

test('logging out clears the items of section 4, not the cart, the dismissed newsletter and the reload time', () => {
  const remaining = Object.entries(localItems)
    .filter(([, item]) => !item.isForgottenAtLogout)
    .map(([name]) => name)
  expect(remaining).toEqual(['cart', 'codes', 'wishlist', 'newsletterDismissed', 'trackedOrders', 'lastReload'])
})

test('no two items have the same storage key', () => {
  for (const keys of [Object.values(localItems).map(({ key }) => key), Object.values(tabKeys)]) {
    expect(new Set(keys).size).toBe(keys.length)
  }
})
