import { expect, test } from 'vitest'
import { cutBy, ellipseField, rectangleField } from './solid-fields.ts'

test('outlines are negative inside, nothing on their edge, and a millimeter a millimeter outside', () => {
  expect(ellipseField(0, 0, 4, 2)).toBeLessThan(0)
  expect(ellipseField(4, 0, 4, 2)).toBeCloseTo(0)
  expect(ellipseField(0, 3, 4, 2)).toBeCloseTo(1)
  expect(rectangleField(5, 0, 4, 2, 1)).toBeCloseTo(1)
  expect(rectangleField(4, 2, 4, 2, 1)).toBeCloseTo(Math.SQRT2 - 1)
  expect(rectangleField(0, 0, 4, 2, 1)).toBeCloseTo(-2)
})

test('a cut is exact away from its edge and rounder at it', () => {
  expect(cutBy(-3, -1, 1)).toBe(-1)
  expect(cutBy(0, 0, 2)).toBeCloseTo(0.5)
})
