import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkReturnPath } from './check-return-path.ts'

const origin = 'https://shop.example.com'

test('a place in the shop is kept with its query', () => {
  expect(checkReturnPath('/cart', origin)).toBe('/cart')
  expect(checkReturnPath('/shop/women/dresses/linen/7?color=Brown#top', origin)).toBe(
    '/shop/women/dresses/linen/7?color=Brown',
  )
})

test('whatever leads out of the shop is refused', () => {
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
    expect(() => checkReturnPath(place, origin), place).toThrow('This place is not in our shop.')
})

test('no text at all makes an address outside of the shop', () => {
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
