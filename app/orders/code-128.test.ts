import { expect, test } from 'vitest'
import { code128 } from './code-128.ts'

const widthsOf = (text: string) => (code128(text) ?? []).join('')

test('a text is encoded as the standard does', () => {
  // Start B, "P", "J", "J", "1", "2", "3", "C", the check symbol 55 and the stop.
  expect(widthsOf('PJJ123C')).toBe(
    ['211214', '313121', '112133', '112133', '123221', '223211', '221132', '131321', '311321', '2331112'].join(''),
  )
})

test('every printable character has a symbol of its own, eleven modules wide', () => {
  const characters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  const drawn = characters.map((character) => (code128(character) ?? []).slice(6, 12))
  expect(new Set(drawn.map((widths) => widths.join(''))).size).toBe(95)
  for (const widths of drawn) expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11)
})

test('what has no symbol is not encoded', () => {
  expect(code128('')).toBeNull()
  expect(code128('Größe')).toBeNull()
  expect(code128('a\nb')).toBeNull()
})
