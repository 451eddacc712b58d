import { expect, test } from 'vitest'
import { canvasOf } from '../engine/canvas.ts'
import { lay } from './laying.ts'

const size = 40

/** A black dot on clear ground, right of the middle. */
function dot() {
  const layer = new Float32Array(size * size * 8).fill(0)
  layer.fill(1, 0, size * size * 4)
  for (let row = 18; row < 22; row++) {
    for (let column = 28; column < 32; column++) layer.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 4)
  }
  return { layer, width: size, height: size }
}

test('goods lie where they are put, and the ground is seen where they let light through', () => {
  const canvas = canvasOf(100, 100, () => [0.5, 0.5, 0.5])
  lay(canvas, dot(), [50, 50], [20, 20], 0)
  expect(canvas.light[(50 * 100 + 60) * 3]).toBeCloseTo(0, 5)
  expect(canvas.light[(50 * 100 + 50) * 3]).toBeCloseTo(0.5, 5)
})

test('goods turn about their middle', () => {
  const canvas = canvasOf(100, 100, () => [0.5, 0.5, 0.5])
  lay(canvas, dot(), [50, 50], [20, 20], 90)
  expect(canvas.light[(60 * 100 + 50) * 3]).toBeLessThan(0.1)
  expect(canvas.light[(50 * 100 + 60) * 3]).toBeCloseTo(0.5, 5)
})
