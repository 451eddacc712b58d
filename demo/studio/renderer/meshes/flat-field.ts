import type { Point } from '../../relief/matrix.ts'

/** A distance to an outline in a plane, negative inside. */
export type Flat = (x: number, y: number) => number

/** Exact distance to a closed polygon, negative inside. */
export function polygonField(points: readonly Point[]): Flat {
  return (x, y) => {
    let nearest = Infinity
    let inside = false
    let [px, py] = points[points.length - 1] ?? [0, 0]
    for (const [qx, qy] of points) {
      const ex = qx - px
      const ey = qy - py
      const share = Math.min(1, Math.max(0, ((x - px) * ex + (y - py) * ey) / (ex * ex + ey * ey || 1)))
      const dx = x - px - ex * share
      const dy = y - py - ey * share
      nearest = Math.min(nearest, dx * dx + dy * dy)
      if (py > y !== qy > y && x < px + ((y - py) / (qy - py)) * ex) inside = !inside
      px = qx
      py = qy
    }
    return (inside ? -1 : 1) * Math.sqrt(nearest)
  }
}

/** The smaller of two distances, with a fillet of this radius where they meet. */
export function joined(one: number, other: number, fillet: number): number {
  const near = Math.max(0, fillet - Math.abs(one - other)) / fillet
  return Math.min(one, other) - near * near * fillet * 0.25
}

/** A field kept on a grid, so that it is cheap to ask often. */
export function gridded(field: Flat, left: number, bottom: number, right: number, top: number, cell: number): Flat {
  const columns = Math.ceil((right - left) / cell) + 1
  const rows = Math.ceil((top - bottom) / cell) + 1
  const values = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      values[row * columns + column] = field(left + column * cell, bottom + row * cell)
    }
  }
  return (x, y) => {
    const u = Math.min(columns - 1.001, Math.max(0, (x - left) / cell))
    const v = Math.min(rows - 1.001, Math.max(0, (y - bottom) / cell))
    const column = Math.floor(u)
    const row = Math.floor(v)
    const at = row * columns + column
    const s = u - column
    const t = v - row
    const low = (values[at] ?? 0) * (1 - s) + (values[at + 1] ?? 0) * s
    const high = (values[at + columns] ?? 0) * (1 - s) + (values[at + columns + 1] ?? 0) * s
    return low * (1 - t) + high * t
  }
}
