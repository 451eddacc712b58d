import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkoutAddress } from './checkout-address.ts'

const own = 'https://shop.example'
const company = 'https://checkout.stripe.com'

test('the card pages of the shop and of the payment provider are followed', () => {
  expect(checkoutAddress('/sandbox/cs_1', [own])).toBe('https://shop.example/sandbox/cs_1')
  expect(checkoutAddress(`${own}/sandbox/cs_1`, [own, company])).toBe(`${own}/sandbox/cs_1`)
  expect(checkoutAddress(`${company}/c/pay/cs_1#x`, [own, company])).toBe(`${company}/c/pay/cs_1#x`)
})

test('with sandbox payments no other origin is followed', () => {
  expect(checkoutAddress(`${company}/c/pay/cs_1`, [own])).toBeNull()
})

test('no other URL is followed', () => {
  const elsewhere = [
    null,
    '',
    'https://evil.example/sandbox/cs_1',
    '//evil.example',
    '/\\evil.example',
    'http://shop.example/sandbox/cs_1',
    'http://checkout.stripe.com/c/pay',
    'https://checkout.stripe.com.evil.example/',
    'https://checkout.stripe.com:444/',
    'https://shop.example@evil.example/',
    'https://user:secret@shop.example/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'blob:https://shop.example/1',
  ]
  for (const url of elsewhere) expect(checkoutAddress(url, [own, company]), String(url)).toBeNull()
})

test('any stored text leads to an allowed origin or nowhere', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (url) => {
      const address = checkoutAddress(url, [own, company])
      return address === null || [own, company].includes(new URL(address).origin)
    }),
    { numRuns: 1_000 },
  )
})
