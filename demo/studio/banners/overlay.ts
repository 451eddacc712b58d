import type { Canvas } from '../relief/canvas.ts'
import type { Point } from '../relief/matrix.ts'

/** Products as floats in linear light, four for each pixel from the lower left: over white ground, then over black. */
export interface Layer {
  layer: Float32Array
  width: number
  height: number
}

/** Lays products over a canvas, their `pivot` at `to`, turned about it by degrees; all in pixels. */
export function lay(canvas: Canvas, products: Layer, to: Point, pivot: Point, degrees: number): void {
  const { layer, width, height } = products
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [x0, y0] =
    degrees === 0 ? [Math.round(to[0] - pivot[0]) + pivot[0], Math.round(to[1] - pivot[1]) + pivot[1]] : to
  const reach = Math.ceil(Math.hypot(width, height))
  const black = width * height * 4
  for (let row = Math.max(0, Math.floor(y0 - reach)); row < Math.min(canvas.height, y0 + reach); row++) {
    for (let column = Math.max(0, Math.floor(x0 - reach)); column < Math.min(canvas.width, x0 + reach); column++) {
      const [dx, dy] = [column - x0, row - y0]
      const u = pivot[0] + dx * cos + dy * sin
      const v = pivot[1] - dx * sin + dy * cos
      const kept = inside(u / width, 0.09) * inside(v / height, 0.09)
      if (kept === 0) continue
      const corners = around(u, v, products)
      const at = (row * canvas.width + column) * 3
      const keptShadow = inside(u / width, 0.2) * inside(v / height, 0.2)
      for (let channel = 0; channel < 3; channel++) {
        let [own, open] = [0, 0]
        for (const [from, part] of corners) {
          own += (layer[black + from + channel] ?? 0) * part
          open += (layer[from + channel] ?? 1) * part
        }
        const shown = kept + (keptShadow - kept) * shadowOnly(own, open)
        const below = canvas.light[at + channel] ?? 0
        canvas.light[at + channel] = below + (below * Math.max(0, open - own) + own - below) * shown
      }
    }
  }
}

/** Where the pixels around a place begin, and how much of each is seen there. */
function around(u: number, v: number, { width, height }: Layer): [number, number][] {
  const [left, top] = [Math.floor(u + 1e-6), Math.floor(v + 1e-6)]
  const [s, t] = [Math.max(0, u - left), Math.max(0, v - top)]
  const start = (column: number, row: number) =>
    ((height - 1 - Math.min(height - 1, row)) * width + Math.min(width - 1, column)) * 4
  if (s + t < 1e-5) return [[start(left, top), 1]]
  return [
    [start(left, top), (1 - s) * (1 - t)],
    [start(left + 1, top), s * (1 - t)],
    [start(left, top + 1), (1 - s) * t],
    [start(left + 1, top + 1), s * t],
  ]
}

/** From 0 on products to 1 on ground with no more than their shadow on it: over black, nothing is seen there. */
function shadowOnly(own: number, open: number): number {
  return (1 - smooth(own / 0.004)) * smooth((open - 0.2) / 0.3)
}

/** From 0 at the edges of a layer to 1 at a share of its length inside, so that no shadow ends in a line. */
function inside(at: number, share: number): number {
  return smooth(Math.min(at, 1 - at) / share)
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
