import { BufferAttribute, BufferGeometry } from 'three'

/** A distance to a surface in space, negative inside; steps of one unit change it by one unit at most. */
export type Field = (x: number, y: number, z: number) => number

export type Bounds = readonly [left: number, bottom: number, back: number, right: number, top: number, front: number]

/** The surface of a field as a mesh: one corner for each cell of this size that it passes, put exactly on it. */
export function fieldMesh(field: Field, bounds: Bounds, cell: number): BufferGeometry {
  const [left, bottom, back, right, top, front] = bounds
  const nx = Math.ceil((right - left) / cell) + 2
  const ny = Math.ceil((top - bottom) / cell) + 2
  const nz = Math.ceil((front - back) / cell) + 2
  const values = new Float32Array(nx * ny * nz).fill(1)
  fill(values, field, [left, bottom, back], [nx, ny, nz], cell)

  const corner = new Int32Array(nx * ny * nz).fill(-1)
  const places: number[] = []
  const steps = [1, nx, nx * ny] as const
  const edges = cubeEdges()
  for (let z = 0; z < nz - 1; z++) {
    for (let y = 0; y < ny - 1; y++) {
      for (let x = 0; x < nx - 1; x++) {
        const at = x + y * steps[1] + z * steps[2]
        let signs = 0
        for (let c = 0; c < 8; c++) if (valueAt(values, at, c, steps) < 0) signs |= 1 << c
        if (signs === 0 || signs === 255) continue
        let [sx, sy, sz, count] = [0, 0, 0, 0]
        for (const [a, b] of edges) {
          if (((signs >> a) & 1) === ((signs >> b) & 1)) continue
          const va = valueAt(values, at, a, steps)
          const share = va / (va - valueAt(values, at, b, steps))
          sx += (a & 1) + ((b & 1) - (a & 1)) * share
          sy += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * share
          sz += ((a >> 2) & 1) + (((b >> 2) & 1) - ((a >> 2) & 1)) * share
          count++
        }
        corner[at] = places.length / 3
        places.push(left + (x + sx / count) * cell, bottom + (y + sy / count) * cell, back + (z + sz / count) * cell)
      }
    }
  }
  return meshOf(places, faces(values, corner, [nx, ny, nz], steps), field, cell)
}

/** Asks the field near its surface only: where a block is farther from it than it is wide, nothing is looked at twice. */
function fill(
  values: Float32Array,
  field: Field,
  [left, bottom, back]: readonly [number, number, number],
  [nx, ny, nz]: readonly [number, number, number],
  cell: number,
): void {
  const block = 4
  const reach = block * cell * 1.8
  for (let bz = 0; bz < nz; bz += block) {
    for (let by = 0; by < ny; by += block) {
      for (let bx = 0; bx < nx; bx += block) {
        const half = (block - 1) / 2
        const middle = field(left + (bx + half) * cell, bottom + (by + half) * cell, back + (bz + half) * cell)
        const near = Math.abs(middle) < reach
        for (let z = bz; z < Math.min(nz, bz + block); z++) {
          for (let y = by; y < Math.min(ny, by + block); y++) {
            for (let x = bx; x < Math.min(nx, bx + block); x++) {
              values[x + y * nx + z * nx * ny] = near
                ? field(left + x * cell, bottom + y * cell, back + z * cell) || 1e-9
                : middle
            }
          }
        }
      }
    }
  }
}

type Steps = readonly [number, number, number]

function valueAt(values: Float32Array, at: number, c: number, steps: Steps): number {
  return values[at + (c & 1) * steps[0] + ((c >> 1) & 1) * steps[1] + ((c >> 2) & 1) * steps[2]] ?? 1
}

function cubeEdges(): [number, number][] {
  const edges: [number, number][] = []
  for (let c = 0; c < 8; c++) for (const bit of [1, 2, 4]) if ((c & bit) === 0) edges.push([c, c | bit])
  return edges
}

function faces(
  values: Float32Array,
  corner: Int32Array,
  [nx, ny, nz]: readonly [number, number, number],
  steps: Steps,
): number[] {
  const indices: number[] = []
  for (let z = 1; z < nz - 1; z++) {
    for (let y = 1; y < ny - 1; y++) {
      for (let x = 1; x < nx - 1; x++) {
        const at = x + y * steps[1] + z * steps[2]
        const here = (values[at] ?? 1) < 0
        for (let axis = 0; axis < 3; axis++) {
          const there = (values[at + (steps[axis] ?? 0)] ?? 1) < 0
          if (here === there) continue
          const u = steps[(axis + 1) % 3] ?? 0
          const v = steps[(axis + 2) % 3] ?? 0
          const [a, b, c, d] = [corner[at] ?? 0, corner[at - u] ?? 0, corner[at - u - v] ?? 0, corner[at - v] ?? 0]
          if (here) indices.push(a, b, c, a, c, d)
          else indices.push(a, c, b, a, d, c)
        }
      }
    }
  }
  return indices
}

function meshOf(places: number[], indices: number[], field: Field, cell: number): BufferGeometry {
  const normals = new Float32Array(places.length)
  const step = cell * 0.18
  for (let index = 0; index < places.length; index += 3) {
    for (let round = 0; round < 3; round++) {
      const [x = 0, y = 0, z = 0] = places.slice(index, index + 3)
      const gx = field(x + step, y, z) - field(x - step, y, z)
      const gy = field(x, y + step, z) - field(x, y - step, z)
      const gz = field(x, y, z + step) - field(x, y, z - step)
      const length = Math.hypot(gx, gy, gz) || 1
      normals.set([gx / length, gy / length, gz / length], index)
      if (round === 2) break
      const off = Math.min(cell, Math.max(-cell, (field(x, y, z) * 2 * step) / length))
      places[index] = x - (gx / length) * off
      places[index + 1] = y - (gy / length) * off
      places[index + 2] = z - (gz / length) * off
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(places), 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setIndex(indices)
  return geometry
}
