import { BufferAttribute, BufferGeometry } from 'three'
import type { Piece } from './weave.ts'

/**
 * The face of a piece of cloth, `fine` times as fine as its points and round between them. Its attribute `woven` is the
 * place in the cloth, in millimeters across and along.
 */
export function clothMesh(piece: Piece, places: Float32Array, fine: number): BufferGeometry {
  const { columns, rows, spacing, round = false, tube = false } = piece
  const wide = round ? columns * fine + 1 : (columns - 1) * fine + 1
  const high = tube ? rows * fine + 1 : (rows - 1) * fine + 1
  const stretched = new Float32Array(wide * rows * 3)
  for (let row = 0; row < rows; row++) {
    refine(places, row * columns, 1, columns, round, stretched, row * wide, 1, wide, fine)
  }
  const position = new Float32Array(wide * high * 3)
  for (let column = 0; column < wide; column++) {
    refine(stretched, column, wide, rows, tube, position, column, wide, high, fine)
  }
  const within = new Float32Array(wide * high * 3)
  for (let row = 0; row < high; row++) {
    for (let column = 0; column < wide; column++) {
      within.set([(column / fine) * spacing, (row / fine) * spacing, 0], (row * wide + column) * 3)
    }
  }
  const indices = new Uint32Array((wide - 1) * (high - 1) * 6)
  let next = 0
  for (let row = 0; row < high - 1; row++) {
    for (let column = 0; column < wide - 1; column++) {
      const a = row * wide + column
      indices.set([a, a + wide, a + 1, a + 1, a + wide, a + wide + 1], next)
      next += 6
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(position, 3))
  geometry.setAttribute('woven', new BufferAttribute(within, 3))
  geometry.setIndex(new BufferAttribute(indices, 1))
  geometry.computeVertexNormals()
  sewn(geometry, wide, high, round, tube)
  return geometry
}

/** Points along one line, with soft bends between those given. */
function refine(
  from: Float32Array,
  start: number,
  stride: number,
  count: number,
  closed: boolean,
  to: Float32Array,
  first: number,
  step: number,
  wanted: number,
  fine: number,
): void {
  const wrap = (index: number) =>
    start + (closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))) * stride
  for (let index = 0; index < wanted; index++) {
    const cell = Math.floor(index / fine)
    const t = index / fine - cell
    const [a, b, c, d] = [wrap(cell - 1), wrap(cell), wrap(cell + 1), wrap(cell + 2)]
    for (let axis = 0; axis < 3; axis++) {
      const [p, q, r, s] = [
        from[a * 3 + axis] ?? 0,
        from[b * 3 + axis] ?? 0,
        from[c * 3 + axis] ?? 0,
        from[d * 3 + axis] ?? 0,
      ]
      // A cubic B-spline: it passes a little inside the points, which takes their unrest away.
      to[(first + index * step) * 3 + axis] =
        ((1 - t) ** 3 * p + (3 * t ** 3 - 6 * t * t + 4) * q + (-3 * t ** 3 + 3 * t * t + 3 * t + 1) * r + t ** 3 * s) /
        6
    }
  }
}

/** Where a piece is sewn to itself, both sides face the same way. */
function sewn(geometry: BufferGeometry, wide: number, high: number, round: boolean, tube: boolean): void {
  const normals = geometry.getAttribute('normal')
  const join = (one: number, other: number) => {
    const sum = [
      normals.getX(one) + normals.getX(other),
      normals.getY(one) + normals.getY(other),
      normals.getZ(one) + normals.getZ(other),
    ] as const
    const long = Math.hypot(...sum) || 1
    for (const at of [one, other]) normals.setXYZ(at, sum[0] / long, sum[1] / long, sum[2] / long)
  }
  if (round) for (let row = 0; row < high; row++) join(row * wide, row * wide + wide - 1)
  if (tube) for (let column = 0; column < wide; column++) join(column, (high - 1) * wide + column)
}
