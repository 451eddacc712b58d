import { expect, test } from 'vitest'
import { blurred, depth, emptyField } from './field.ts'

test('depth is the distance to the nearest pixel outside', () => {
  const field = emptyField(0, 0, 9, 9)
  for (let y = 1; y < 8; y++) for (let x = 1; x < 8; x++) field.values[y * 9 + x] = 1

  const { values } = depth(field)

  expect(values[4 * 9 + 4]).toBeCloseTo(4)
  expect(values[1 * 9 + 1]).toBeCloseTo(1)
  expect(values[0]).toBe(0)
})

test('a blur spreads what is there and keeps its sum', () => {
  const field = emptyField(0, 0, 41, 41)
  field.values[20 * 41 + 20] = 1

  const { values } = blurred(field, 5)

  expect(values[20 * 41 + 20]).toBeLessThan(0.1)
  expect(values[20 * 41 + 17]).toBeCloseTo(values[23 * 41 + 20] ?? 0)
  expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1)
})
