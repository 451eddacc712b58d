import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkReturnPath } from './check-return-path.ts'

const origin = 'https://shop.example.com'

test('a path of the shop is accepted with its query', () => {
  expect(checkReturnPath('/cart', origin)).toBe('/cart')
  expect(checkReturnPath('/shop/women/dresses/linen/7?color=Brown#top', origin)).toBe(
    '/shop/women/dresses/linen/7?color=Brown',
  )
})

test('a URL of another site is refused', () => {
  const places = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    'cart',
  ]
  places.push(
    '/\t/evil.example',
    '/cart\r\nSet-Cookie: a=b',
    '/./\\evil',
    ' /cart',
    '/..//evil.example',
    '/a/..//evil.example',
  )
  for (const place of places)
    expect(() => checkReturnPath(place, origin), place).toThrow('This address does not belong to the shop.')
})

test('no text makes a URL of another site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((text) => `/${text}`),
      ),
      (place) => {
        let kept = '/'
        try {
          kept = checkReturnPath(place, origin)
        } catch {}
        return new URL(origin + kept).origin === origin && new URL(kept, origin).origin === origin
      },
    ),
    { numRuns: 2_000 },
  )
})
