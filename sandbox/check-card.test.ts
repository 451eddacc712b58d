import { expect, test } from 'vitest'
import { checkCard, isLuhn } from './check-card.ts'
import { testCards } from './test-cards.ts'

const now = new Date('2026-11-21T12:00:00Z')
const good = { card: '4242 4242 4242 4242', expiry: '04 / 29', cvc: '123' }

test('every test card is valid, with spaces, dashes or neither', () => {
  for (const { number } of testCards) {
    const cvc = number.startsWith('3') ? '1234' : '123'
    for (const card of [number, number.replace(/(.{4})/g, '$1 '), number.replace(/(.{4})/g, '$1-')]) {
      expect(checkCard({ ...good, card, cvc }, now), card).toEqual({})
    }
  }
})

test('a number with one wrong digit or two swapped ones is invalid', () => {
  for (const number of ['4242424242424241', '4242424242424224', '5555555555554445']) expect(isLuhn(number)).toBe(false)
  expect(checkCard({ ...good, card: '4242 4242 4242 4241' }, now)).toEqual({
    card: 'Your card number is invalid. Please check its digits.',
  })
})

test('each invalid card field has its error', () => {
  const sentences = Object.fromEntries(
    ['', 'abcd efgh ijkl mnop', '4242', '4012888888881881', `4${'0'.repeat(30)}`].map((card) => [
      card,
      checkCard({ ...good, card }, now).card,
    ]),
  )
  expect(sentences).toEqual({
    '': 'Please enter your card number.',
    'abcd efgh ijkl mnop': 'A card number has digits only.',
    '4242': 'Your card number is incomplete.',
    '4012888888881881': 'The sandbox accepts test cards only, such as 4242 4242 4242 4242.',
    [`4${'0'.repeat(30)}`]: 'Your card number is invalid. Please check its digits.',
  })
})

test('a card is valid through the last day of its month', () => {
  for (const expiry of ['11/26', '11 / 26', '1126', '11/2026', '11-26', '1/27']) {
    expect(checkCard({ ...good, expiry }, now).expiry, expiry).toBeUndefined()
  }
  for (const expiry of ['10/26', '12/25', '11/2025']) {
    expect(checkCard({ ...good, expiry }, now).expiry, expiry).toBe('This card has expired.')
  }
  for (const expiry of ['', '13/30', '00/30', 'soon', '11', '11/9999']) {
    expect(checkCard({ ...good, expiry }, now).expiry, expiry).toMatch(/^Please/)
  }
})

test('a code has three digits, and four on an American Express card', () => {
  expect(checkCard({ ...good, cvc: '12' }, now).cvc).toContain('three digits')
  expect(checkCard({ ...good, cvc: '1234' }, now).cvc).toContain('three digits')
  expect(checkCard({ ...good, card: '378282246310005', cvc: '123' }, now).cvc).toContain('four digits')
})
