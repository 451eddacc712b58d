import { blurred, depth, type Field } from './field.ts'
import { inverted, type Matrix, mapped, scaleOf } from './matrix.ts'
import { curve } from './path.ts'
import type { Fold, Piece } from './piece.ts'

/** The height of a piece over its pixels, in pixels. */
export function relief(piece: Piece, mask: Field, matrix: Matrix): Field {
  const scale = scaleOf(matrix)
  let height: Field = { ...mask, values: new Float32Array(mask.values.length) }
  if (piece.edge)
    height = blurred(
      edgeHeight(mask, piece.edge.width * scale, piece.edge.rise * scale),
      Math.max(2.2, piece.edge.width * scale * 0.2),
    )
  for (const fold of piece.folds ?? []) addFold(height, fold, matrix, scale)
  if (piece.grain) addGrain(height, piece.grain, matrix, scale)
  return height
}

function edgeHeight(mask: Field, width: number, rise: number): Field {
  const field = depth(mask)
  for (let i = 0; i < field.values.length; i++) {
    const t = 1 - Math.min(1, (field.values[i] ?? 0) / width)
    field.values[i] = rise * Math.sqrt(1 - t * t)
  }
  return field
}

function addFold(height: Field, fold: Fold, matrix: Matrix, scale: number): void {
  const points = curve(fold.along, false, 8).map((point) => mapped(matrix, point))
  const reach = fold.width * scale
  const left = Math.max(0, Math.floor(Math.min(...points.map((p) => p[0])) - reach - height.x))
  const top = Math.max(0, Math.floor(Math.min(...points.map((p) => p[1])) - reach - height.y))
  const right = Math.min(height.width, Math.ceil(Math.max(...points.map((p) => p[0])) + reach - height.x))
  const bottom = Math.min(height.height, Math.ceil(Math.max(...points.map((p) => p[1])) + reach - height.y))
  const width = right - left
  if (width <= 0 || bottom <= top) return
  const nearest = new Float32Array(width * (bottom - top)).fill(Number.POSITIVE_INFINITY)
  const share = new Float32Array(nearest.length)
  const sides = new Int8Array(nearest.length)
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const length2 = dx * dx + dy * dy || 1
    const x0 = Math.max(left, Math.floor(Math.min(from[0], to[0]) - reach - height.x))
    const x1 = Math.min(right, Math.ceil(Math.max(from[0], to[0]) + reach - height.x))
    const y0 = Math.max(top, Math.floor(Math.min(from[1], to[1]) - reach - height.y))
    const y1 = Math.min(bottom, Math.ceil(Math.max(from[1], to[1]) + reach - height.y))
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const px = x + height.x + 0.5 - from[0]
        const py = y + height.y + 0.5 - from[1]
        const t = Math.min(1, Math.max(0, (px * dx + py * dy) / length2))
        const distance = Math.hypot(px - dx * t, py - dy * t)
        const at = (y - top) * width + x - left
        if (distance >= (nearest[at] ?? 0)) continue
        nearest[at] = distance
        share[at] = (index + t) / (points.length - 1)
        sides[at] = px * dy - py * dx > 0 ? 1 : -1
      }
    }
  })
  const lean = fold.lean ?? 0
  for (let at = 0; at < nearest.length; at++) {
    const strength = fading(share[at] ?? 0, fold.fade ?? 'both')
    const side = ((nearest[at] ?? 0) / (reach * (0.2 + 0.8 * strength))) * (sides[at] ?? 1)
    if (!(Math.abs(side) < 1)) continue
    const s = side < lean ? (side - lean) / (1 + lean) : (side - lean) / (1 - lean)
    const bump = (1 - s * s) ** 2
    const index = (Math.floor(at / width) + top) * height.width + (at % width) + left
    height.values[index] = (height.values[index] ?? 0) + fold.height * scale * strength * bump
  }
}

function fading(t: number, fade: 'both' | 'start' | 'end' | 'none'): number {
  if (fade === 'none') return 1
  const rest = fade === 'start' ? t : fade === 'end' ? 1 - t : 1 - Math.abs(2 * t - 1)
  const t2 = Math.min(1, rest * 1.1)
  return t2 * t2 * (3 - 2 * t2)
}

function addGrain(height: Field, grain: NonNullable<Piece['grain']>, matrix: Matrix, scale: number): void {
  const clarity = Math.min(1, Math.max(0, (grain.period * scale - 1.6) / 1.6))
  if (clarity === 0) return
  const [a, b, c, d, e, f] = inverted(matrix)
  for (let y = 0; y < height.height; y++) {
    const py = y + height.y + 0.5
    for (let x = 0; x < height.width; x++) {
      const px = x + height.x + 0.5
      const at = y * height.width + x
      height.values[at] =
        (height.values[at] ?? 0) + grain.height(a * px + c * py + e, b * px + d * py + f) * scale * clarity
    }
  }
}
