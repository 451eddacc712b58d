import { expect, test } from 'vitest'
import { isGtin, normalGtin } from './gtin.ts'

test.each(['96385074', '036000291452', '4006381333931', '10012345678902'])('%s is a GTIN', (digits) => {
  expect(isGtin(digits)).toBe(true)
})

test.each(['', '96385075', '4006381333930', '4006381333', '40063813339311', '400638133393X', '0004006381333931'])(
  '%s is none',
  (digits) => {
    expect(isGtin(digits)).toBe(false)
  },
)

test('two neighbors that are exchanged are noticed', () => {
  expect(isGtin('4060381333931')).toBe(false)
})

test('spaces and hyphens of a printed barcode are left out', () => {
  expect(normalGtin(' 4 006381-333931')).toBe('4006381333931')
})
