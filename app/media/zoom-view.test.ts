import { expect, test } from 'vitest'
import { atRest, withinEdges, zoomAt } from './zoom-view.ts'

test('the point under the pointer stays in place', () => {
  const point = { x: 120, y: -40 }
  const near = zoomAt(atRest, 2, point)
  // A point of the image p is seen at p * scale + moved.
  expect(point.x * near.scale + near.x).not.toBe(0)
  expect({ x: (point.x - near.x) / near.scale, y: (point.y - near.y) / near.scale }).toEqual(point)
  const nearer = zoomAt(near, 3, point)
  expect((point.x - nearer.x) / nearer.scale).toBeCloseTo(120)
})

test('an image is scaled from fitting to five times as large', () => {
  expect(zoomAt({ scale: 2, x: 50, y: 50 }, 0.4)).toEqual(atRest)
  expect(zoomAt(atRest, 40).scale).toBe(5)
})

test('an image is not moved beyond its edges', () => {
  const size = { width: 300, height: 400 }
  expect(withinEdges({ scale: 2, x: 900, y: -900 }, size)).toEqual({ scale: 2, x: 150, y: -200 })
  expect(withinEdges({ scale: 1, x: 10, y: 10 }, size)).toEqual(atRest)
})
