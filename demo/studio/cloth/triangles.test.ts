import { expect, test } from 'vitest'
import { randomFrom } from '../../random-from.ts'
import type { Point } from '../relief/matrix.ts'
import { curve, evenly, lengthOf } from './curve.ts'
import { trianglesBetween } from './triangles.ts'

test('triangles fill the square between their points, all turned the same way', () => {
  const random = randomFrom('square')
  const points: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    ...Array.from({ length: 60 }, (): Point => [random(0.5, 9.5), random(0.5, 9.5)]),
  ]
  const areas = trianglesBetween(points).map(([a, b, c]) => {
    const [p, q, r] = [points[a] ?? [0, 0], points[b] ?? [0, 0], points[c] ?? [0, 0]]
    return ((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])) / 2
  })
  expect(Math.min(...areas)).toBeGreaterThan(0)
  expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(100, 6)
})

test('a line is cut into parts of even length, with both of its ends', () => {
  const line = curve([0, 0], [0, 80], [100, 80], [100, 0])
  const points = evenly(line, 8)
  expect(points).toHaveLength(9)
  expect([points[0], points[8]]).toEqual([
    [0, 0],
    [100, 0],
  ])
  for (let index = 1; index < points.length; index++) {
    expect(lengthOf(points.slice(index - 1, index + 1))).toBeCloseTo(lengthOf(line) / 8, -0.5)
  }
})
