import { expect, test } from 'vitest'
import { noNotes } from '#contract/orders/order-notes.ts'
import { basketOf, isExpired, nextAttempt } from './checkout-attempt.ts'

const minute = 60_000

test('pressing again for the same basket is the same attempt', () => {
  const first = nextAttempt(null, 'basket', 0)
  expect(nextAttempt(first, 'basket', 19 * minute)).toBe(first)
})

test('another basket, an expired page or a clock that was set back starts a new attempt', () => {
  const first = nextAttempt(null, 'basket', 5 * minute)
  const others = [
    nextAttempt(first, 'another', 6 * minute),
    nextAttempt(first, 'basket', 26 * minute),
    nextAttempt(first, 'basket', 0),
  ]
  expect(new Set([first, ...others].map(({ key }) => key)).size).toBe(4)
})

test('a card page ends after half an hour', () => {
  const attempt = nextAttempt(null, 'basket', 5 * minute)
  expect(isExpired(attempt, 34 * minute)).toBe(false)
  expect(isExpired(attempt, 35 * minute)).toBe(true)
})

test('a key is valid by the contract', () => {
  expect(nextAttempt(null, 'basket', 0).key).toMatch(/^[\w-]{8,64}$/)
})

const guest = { userId: null, discounts: { codes: [] }, notes: noNotes }

test('a basket changes with its buyer, a quantity or a price', () => {
  const line = {
    productId: '0190a0c8-0000-7000-8000-000000000001',
    selectedColor: null,
    selectedSize: null,
    sizeLabel: null,
    quantity: 1,
    price: 80,
    image: '',
    name: 'Aurora',
    path: 'women/sunglasses/cat-eye',
    priceId: null,
    productUrl: '/shop/1',
  }
  const baskets = [
    basketOf([line], guest),
    basketOf([line], { ...guest, userId: 'ann' }),
    basketOf([line], { ...guest, place: 'DE' }),
    basketOf([line], { ...guest, discounts: { codes: ['SUMMER10'], discount: 6 } }),
    basketOf([line], { ...guest, notes: { ...noNotes, giftMessage: 'For you' } }),
    basketOf([{ ...line, quantity: 2 }], guest),
    basketOf([{ ...line, price: 60 }], guest),
    basketOf([{ ...line, selectedColor: 'Black' }], guest),
  ]
  expect(new Set(baskets).size).toBe(baskets.length)
  expect(basketOf([{ ...line, image: '/other.webp' }], guest)).toBe(baskets[0])
})
