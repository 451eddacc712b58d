import { expect, test } from 'vitest'
import { canvasOf } from '../relief/canvas.ts'
import { lay } from './overlay.ts'

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

test('products lie where they are put, and the ground is seen where they let light through', () => {
  const canvas = canvasOf(100, 100, () => [0.5, 0.5, 0.5])
  lay(canvas, dot(), [50, 50], [20, 20], 0)
  expect(canvas.light[(50 * 100 + 60) * 3]).toBeCloseTo(0, 5)
  expect(canvas.light[(50 * 100 + 50) * 3]).toBeCloseTo(0.5, 5)
})

test('products turn about their middle', () => {
  const canvas = canvasOf(100, 100, () => [0.5, 0.5, 0.5])
  lay(canvas, dot(), [50, 50], [20, 20], 90)
  expect(canvas.light[(60 * 100 + 50) * 3]).toBeLessThan(0.1)
  expect(canvas.light[(50 * 100 + 60) * 3]).toBeCloseTo(0.5, 5)
})

test('a shadow fades out towards the edges of the layer, products do not', () => {
  const layer = new Float32Array(size * size * 8) // products on the left, a half shadow on all the rest
  for (let at = 0; at < size * size; at++) {
    const isOnProduct = at % size < 6
    layer.fill(isOnProduct ? 0.1 : 0.5, at * 4, at * 4 + 4)
    if (isOnProduct) layer.fill(0.1, (size * size + at) * 4, (size * size + at) * 4 + 4)
  }
  const canvas = canvasOf(100, 100, () => [1, 1, 1])
  lay(canvas, { layer, width: size, height: size }, [50, 50], [20, 20], 0)
  const light = (column: number) => canvas.light[(50 * 100 + 30 + column) * 3] ?? 0
  expect(light(4)).toBeCloseTo(0.1, 5)
  expect(light(20)).toBeCloseTo(0.5, 5)
  expect(light(36)).toBeGreaterThan(0.65)
})
