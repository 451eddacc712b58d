import type { Drape } from './settle.ts'

/** A piece of cloth as rows of points. */
export interface Piece {
  columns: number
  rows: number
  /** Millimeters from point to point. */
  spacing: number
  /** Whether the last column is sewn to the first, and the last row to the first. */
  round?: boolean
  tube?: boolean
  /** How much it gives when it is stretched, pulled askew, and bent. */
  stretch?: number
  skew?: number
  bend: number
}

/** Cloth of one piece, its points where `at` puts them; `apart` is how near points of it may come, in millimeters. */
export function woven(
  piece: Piece,
  apart: number,
  at: (column: number, row: number) => readonly [number, number, number],
): Drape {
  const { columns, rows, spacing, round = false, tube = false, stretch = 0, skew = 2, bend } = piece
  const places = new Float32Array(columns * rows * 3)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) places.set(at(column, row), (row * columns + column) * 3)
  }
  const ends: number[] = []
  const lengths: number[] = []
  const gives: number[] = []
  const tie = (column: number, row: number, right: number, up: number, give: number) => {
    const [c, r] = [column + right, row + up]
    if ((!round && (c < 0 || c >= columns)) || (!tube && r >= rows)) return
    ends.push(row * columns + column, (r % rows) * columns + ((c + columns) % columns))
    lengths.push(Math.hypot(right, up) * spacing)
    gives.push(give)
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      tie(column, row, 1, 0, stretch)
      tie(column, row, 0, 1, stretch)
      tie(column, row, 1, 1, skew)
      tie(column, row, -1, 1, skew)
      tie(column, row, 2, 0, bend)
      tie(column, row, 0, 2, bend)
    }
  }
  const near = (apart * 1.45) / spacing
  return {
    places,
    ends: Int32Array.from(ends),
    lengths: Float32Array.from(lengths),
    gives: Float32Array.from(gives),
    neighbours: (one, other) => {
      let across = Math.abs((one % columns) - (other % columns))
      let along = Math.abs(Math.floor(one / columns) - Math.floor(other / columns))
      if (round) across = Math.min(across, columns - across)
      if (tube) along = Math.min(along, rows - along)
      return across * across + along * along < near * near
    },
  }
}
