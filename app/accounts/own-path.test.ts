import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test('a path of this shop is followed', () => {
  for (const path of ['/account', '/orders?status=Shipped', '/shop/women/sunglasses#reviews'])
    expect(ownPath(path)).toBe(path)
})

test('any other URL falls back to the home page', () => {
  const elsewhere = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'account',
    '',
    null,
    undefined,
  ]
  for (const wanted of elsewhere) expect(ownPath(wanted), String(wanted)).toBe('/')
})

test('a logged-in user is not sent to a login page again', () => {
  for (const page of ['/login', '/login?next=/account', '/register', '/reset-password/abc'])
    expect(ownPath(page)).toBe('/')
})

test('any input leads to a URL of this shop', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\n',
    '%2f',
    ':',
    '@',
    'evil.example',
    'https:',
    ' ',
    '?',
    '#',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (wanted) => {
      const origin = 'https://shop.example'
      return new URL(ownPath(wanted.join('')), origin).origin === origin
    }),
    { numRuns: 2_000 },
  )
})
