import { expect, test } from 'vitest'
import { withoutTrailingSlash } from './without-trailing-slash.ts'

test.each([
  ['/', null],
  ['/?a=b/', null],
  ['/shop', null],
  ['/shop?next=/cart/', null],
  ['/shop/', '/shop'],
  ['/shop/?color=Black', '/shop?color=Black'],
  ['/shop/sunglasses/all//', '/shop/sunglasses/all'],
  ['//', '/'],
  ['//elsewhere.example.com/', '/elsewhere.example.com'],
  ['/\\elsewhere.example.com/', '/elsewhere.example.com'],
  ['/shop\\', '/shop'],
])('%s leads to %s', (asked, canonical) => {
  expect(withoutTrailingSlash(asked)).toBe(canonical)
})
