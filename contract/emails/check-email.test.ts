import { expect, test } from 'vitest'
import { checkEmail, linksIn } from './check-email.ts'

const plain = {
  subject: 'Your order 100042 has shipped',
  words: 'It left our studio today. Track it at https://shop.example/track-order.',
  html: '<p>It left our studio today.</p>',
  origin: 'https://shop.example',
  from: 'hello@shop.example',
}
const found = (changes: Partial<typeof plain>) => checkEmail({ ...plain, ...changes }).map(({ what }) => what)

test('nothing is found in a plain email', () => {
  expect(checkEmail(plain)).toEqual([])
})

test('what spam filters and readers mind is found, each with what it is about', () => {
  expect(found({ subject: 'A subject that goes on and on until nobody can read the end of it on a phone' })).toEqual([
    'longSubject',
  ])
  expect(checkEmail({ ...plain, subject: 'SUPER OFFER TODAY' })).toEqual([
    { what: 'capitals', of: ['SUPER', 'OFFER', 'TODAY'] },
  ])
  expect(found({ subject: 'SALE' })).toEqual([])
  expect(found({ words: 'Hurry! Today! Only!' })).toEqual(['exclamations'])
  expect(found({ words: 'Thank you! See you!' })).toEqual([])
  expect(checkEmail({ ...plain, words: 'Act now, it is risk-free. Act NOW.' })).toEqual([
    { what: 'spamWords', of: ['act now', 'risk-free'] },
  ])
  expect(found({ words: 'See https://bit.ly/abc' })).toEqual(['shortLinks'])
  expect(checkEmail({ ...plain, words: 'See http://other.example/a, please.' })).toEqual([
    { what: 'openLinks', of: ['http://other.example/a'] },
  ])
  expect(found({ from: 'shop@mailbox.example' })).toEqual(['otherSender'])
  expect(found({ from: 'shop@mail.shop.example' })).toEqual([])
  expect(found({ origin: 'https://www.shop.example' })).toEqual([])
  expect(found({ html: 'x'.repeat(103_000) })).toEqual(['tooLarge'])
})

test('links are read up to the punctuation of their sentence, each once', () => {
  const text = 'Look at https://a.example/x?y=1. Again (https://a.example/x?y=1), and https://b.example!'
  expect(linksIn(text)).toEqual(['https://a.example/x?y=1', 'https://b.example'])
})
