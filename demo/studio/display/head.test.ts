import { expect, test } from 'vitest'
import { headField } from './head.ts'

test('the display head is 56 cm around at its widest, as the alt texts say', () => {
  const around = Array.from({ length: 12 }, (_, step) => circumference(10 + step * 5))
  expect(Math.max(...around)).toBeGreaterThan(555)
  expect(Math.max(...around)).toBeLessThan(565)
})

/** The length of the line around the skull at a height above the eyes. */
function circumference(y: number): number {
  const points = Array.from({ length: 360 }, (_, degree): [number, number] => {
    const [sin, cos] = [Math.sin((degree * Math.PI) / 180), Math.cos((degree * Math.PI) / 180)]
    let [inside, outside] = [0, 200]
    for (let round = 0; round < 20; round++) {
      const middle = (inside + outside) / 2
      if (headField(sin * middle, y, -107 + cos * middle) < 0) inside = middle
      else outside = middle
    }
    return [sin * inside, cos * inside]
  })
  return points.reduce((sum, [x, z], at) => {
    const [nextX = 0, nextZ = 0] = points[(at + 1) % points.length] ?? []
    return sum + Math.hypot(nextX - x, nextZ - z)
  }, 0)
}
