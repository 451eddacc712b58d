import type { ShotRequest } from '../renderer/page.ts'
import { type Canvas, canvasOf } from './canvas.ts'
import type { Rgb } from './color.ts'
import { combined, type Matrix, scaled } from './matrix.ts'
import type { Part } from './piece.ts'
import { relit, render } from './render.ts'

/** Products taken in the studio: their image of the catalog, its middle put at (x, y), scaled and turned by degrees. */
export interface RenderedProduct {
  shot: ShotRequest
  x: number
  y: number
  scale: number
  degrees: number
}

/** Objects placed before a ground; what is `taken` stands before what is drawn. `light` changes the finished image, as the shadow of a window does. */
export interface Scene {
  width: number
  height: number
  ground: (x: number, y: number) => Rgb
  items: { parts: readonly Part[]; at?: Matrix }[]
  taken?: readonly RenderedProduct[]
  light?: (x: number, y: number) => Rgb
}

/** The scene at a share of its full size; `lay` puts what is taken in the studio over what is drawn. */
export async function drawScene(
  scene: Scene,
  size: number,
  lay?: (canvas: Canvas, product: RenderedProduct, size: number) => Promise<void>,
): Promise<Canvas> {
  const canvas = canvasOf(Math.round(scene.width * size), Math.round(scene.height * size), scene.ground)
  for (const { parts, at } of scene.items) {
    await render(canvas, parts, at ? combined(scaled(size), at) : scaled(size))
  }
  for (const product of scene.taken ?? []) await lay?.(canvas, product, size)
  if (scene.light) relit(canvas, scene.light)
  return canvas
}
