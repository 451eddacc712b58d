import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { facingOf, onto } from './onto.ts'

const ball = (x: number, y: number, z: number) => Math.hypot(x, y, z) - 5

test('a ray comes to lie on the surface, which faces where it came from', () => {
  const place = onto(ball, new Vector3(0, 20, 0), new Vector3(0, -1, 0))
  expect(place.y).toBeCloseTo(5, 1)
  expect(facingOf(ball, place).y).toBeCloseTo(1, 2)
})

test('a ray that misses ends', () => {
  expect(onto(ball, new Vector3(0, 20, 0), new Vector3(0, 1, 0), 50).y).toBeLessThan(300)
})
