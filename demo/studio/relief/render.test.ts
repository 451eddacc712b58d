import { expect, test } from 'vitest'
import { canvasOf } from './canvas.ts'
import { scaled } from './matrix.ts'
import type { Piece } from './piece.ts'
import { render } from './render.ts'

const ball: Piece = {
  kind: 'solid',
  shape: '<circle cx="100" cy="100" r="60"/>',
  paint: [0.4, 0.4, 0.4],
  finish: { specular: 0, roughness: 1 },
  edge: { width: 60, rise: 58 },
}

test('a ball is bright towards the window at the upper left and dark at the lower right', async () => {
  const canvas = canvasOf(200, 200, () => [0.8, 0.8, 0.8])

  await render(canvas, [ball], scaled(1))

  const light = (x: number, y: number) => canvas.light[(y * 200 + x) * 3] ?? 0
  expect(light(75, 70)).toBeGreaterThan(0.4)
  expect(light(130, 135)).toBeLessThan(0.2)
  expect(light(10, 10)).toBeCloseTo(0.8)
})

test('a shadow falls beside what throws it, and only there', async () => {
  const canvas = canvasOf(200, 200, () => [0.8, 0.8, 0.8])

  await render(canvas, [{ ...ball, casts: [{ dx: 20, dy: 30, blur: 6, strength: 0.5 }] }], scaled(1))

  const light = (x: number, y: number) => canvas.light[(y * 200 + x) * 3] ?? 0
  expect(light(125, 180)).toBeLessThan(0.65)
  expect(light(60, 30)).toBeCloseTo(0.8)
})

test('the same drawing comes out the same, at every size', async () => {
  const once = canvasOf(100, 100, () => [0.8, 0.8, 0.8])
  const again = canvasOf(100, 100, () => [0.8, 0.8, 0.8])

  await render(once, [ball], scaled(0.5))
  await render(again, [ball], scaled(0.5))

  expect(again.light).toEqual(once.light)
  expect(once.light[(38 * 100 + 38) * 3]).toBeGreaterThan(0.4)
})
