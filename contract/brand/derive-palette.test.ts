import fc from 'fast-check'
import { expect, test } from 'vitest'
import { palette } from '../palette.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { brandProperties } from './brand-style.ts'
import { derivePalette, groundsOf, lowestContrast } from './derive-palette.ts'
import { contrastOf, toHex, toOklab } from './oklab.ts'
import { wrongColors } from './wrong-colors.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const distance = (one: string, other: string) => {
  const from = toOklab(one)
  return Math.hypot(...toOklab(other).map((value, at) => value - (from[at] ?? 0)))
}

test('the default three colors give the default palette, and the default brand changes nothing', () => {
  expect(derivePalette(palette)).toEqual(palette)
  expect(brandProperties(defaultSettings.brand)).toEqual({})
})

test('the derivation is that of the default palette: a hardly changed color changes the others hardly', () => {
  const near = derivePalette({ ...palette, ink: '#1b191b' })
  // A difference of 0.02 in OKLab is just noticeable.
  for (const [name, color] of Object.entries(palette)) {
    expect(distance(color, Reflect.get(near, name)), name).toBeLessThan(0.008)
  }
})

test('every color survives OKLab, and black on white has the contrast 21', () => {
  fc.assert(fc.property(hex, (color) => toHex(toOklab(color)) === color))
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
})

test('with any colors that are not refused, soft text and the borders of controls have enough contrast, too', () => {
  fc.assert(
    fc.property(hex, hex, hex, (paper, ink, accent) => {
      const wrong = wrongColors({ paper, ink, accent })
      fc.pre(wrong.ink === null && wrong.accent === null)
      const derived = derivePalette({ paper, ink, accent })
      const grounds = groundsOf({ paper, ink })
      expect(lowestContrast(derived.inkSoft, grounds)).toBeGreaterThanOrEqual(4.5)
      expect(lowestContrast(derived.lineStrong, grounds)).toBeGreaterThanOrEqual(3)
      expect(contrastOf(derived.inkRaised, paper)).toBeGreaterThanOrEqual(3)
    }),
  )
})

test('text and accent are refused below 4.5:1, with the contrast in the sentence', () => {
  expect(wrongColors(palette)).toEqual({ ink: null, accent: null })
  expect(wrongColors({ paper: '#ffffff', ink: '#0b1f3a', accent: '#ff8800' })).toEqual({
    ink: null,
    accent: 'Too hard to read: its contrast with the background is 2.1:1. At least 4.5:1 is needed.',
  })
  expect(wrongColors({ paper: '#ffffff', ink: '#ffffff', accent: '#000000' }).ink).toContain('1.0:1')
})
