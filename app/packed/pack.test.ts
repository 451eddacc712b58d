import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack } from './pack.ts'
import { unpack } from './unpack.ts'

/** As it arrives in a browser, which has never seen the value. */
const sent = <Value>(value: Value): Value => structuredClone(value)

const image = { src: '/images/a/960.webp', alt: 'A scarf | in red, folded', tint: '#aa3311' }

test('what was packed is read again as it was', () => {
  const page = {
    products: [
      { name: 'Scarf', price: 12.5, main: image, sizes: [{ size: 36 }, { size: 'M' }], isNew: true, old: null },
      { name: 'Hat', price: -3, main: { ...image }, sizes: [], isNew: false, old: undefined },
    ],
    36: 'a name that is a number',
    empty: {},
    nothing: [[], [{}], ''],
  }
  expect(unpack(sent(pack(page)))).toStrictEqual(page)
})

test('names of fields, texts, and equal lists and objects are sent once', () => {
  const { texts, values } = pack({ first: image, others: [image, { ...image }, { ...image, alt: 'Another' }] })
  expect(texts).toBe('}first}others}src}alt}tint}/images/a/960.webp}A scarf | in red, folded}#aa3311}Another')
  expect(values).toBe('{2,,,{3,,,,,,,[3,&0,&0,(1,5,,7')
})

test('the server keeps the value, and a browser reads it once', () => {
  const value = { name: 'Scarf' }
  const packed = pack(value)
  expect(unpack(packed)).toBe(value)
  const arrived = sent(packed)
  expect(unpack(arrived)).toBe(unpack(arrived))
  expect(unpack(value)).toBe(value)
})

test('every value of plain data survives', () => {
  const data = fc.object({
    key: fc.string({ unit: 'grapheme' }),
    values: [
      fc.string({ unit: 'grapheme' }),
      fc.integer(),
      fc.double({ noNaN: true }).map((number) => number + 0),
      fc.boolean(),
      fc.constant(null),
      fc.constant(undefined),
    ],
  })
  fc.assert(
    fc.property(data, (value) => {
      expect(unpack(sent(pack({ value })))).toStrictEqual({ value })
    }),
  )
})

test('what is no plain data is refused', () => {
  expect(() => pack({ at: () => {} })).toThrow('A function cannot be packed')
  expect(() => pack({ at: new Date(0) })).toThrow('Only plain data can be packed')
})
