import { BufferAttribute, BufferGeometry, Vector3 } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

/** Where the middle of a sheet lies: `s` runs across and `t` up it, both from 0 to 1; seen from its face, right-handed. */
export type SheetPlace = (s: number, t: number) => Vector3

export interface SheetCut {
  /** Where the mesh has corners: a number of even steps, or these shares. */
  columns: number | readonly number[]
  rows: number | readonly number[]
  thickness: number
  /** Width and height in millimeters, for what is woven into it; coordinates of the face run from 0 to these. */
  size?: readonly [number, number]
  /** Whether it is closed around, its last column where its first one is. */
  closed?: boolean
}

/** What a sheet is made of: its face and its back, its round edge all the way around, and a coarse middle for its shadow. */
export interface SheetMesh {
  faces: BufferGeometry
  edge: BufferGeometry
  shade: BufferGeometry
}

/** A sheet with a thickness. */
export function sheetMesh(place: SheetPlace, cut: SheetCut): SheetMesh {
  const across = shares(cut.columns)
  const up = shares(cut.rows)
  const grid = up.map((t) => across.map((s) => place(s, t)))
  const closed = cut.closed ?? false
  const normals = grid.map((row, j) => row.map((_, i) => normalAt(grid, i, j, closed)))
  return {
    faces: faces(grid, normals, across, up, cut),
    edge: edgeOf(grid, normals, cut.thickness / 2, closed),
    shade: shadeOf(place, thinned(across), thinned(up)),
  }
}

/** Shares from 0 to 1, `count` even steps and closer together within `near` of both ends, where a seam is. */
export function denseAtEnds(count: number, near: number, more: number): number[] {
  const found = new Set<number>()
  for (let index = 0; index <= count; index++) found.add(index / count)
  for (let index = 1; index < more; index++) {
    found.add((near * index) / more)
    found.add(1 - (near * index) / more)
  }
  return [...found].sort((one, other) => one - other)
}

function shares(steps: number | readonly number[]): readonly number[] {
  return typeof steps === 'number' ? Array.from({ length: steps + 1 }, (_, index) => index / steps) : steps
}

/** Enough of the shares for a shadow that does not show the difference. */
function thinned(all: readonly number[]): number[] {
  const step = Math.max(1, Math.round(all.length / 36))
  return all.filter((_, index) => index % step === 0 || index === all.length - 1)
}

function shadeOf(place: SheetPlace, across: readonly number[], up: readonly number[]): BufferGeometry {
  const places = up.flatMap((t) => across.flatMap((s) => [...place(s, t)]))
  const indices: number[] = []
  for (let j = 0; j < up.length - 1; j++) {
    for (let i = 0; i < across.length - 1; i++) {
      const a = j * across.length + i
      const c = a + across.length
      indices.push(a, a + 1, c + 1, a, c + 1, c)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(places), 3))
  geometry.setIndex(indices)
  return geometry
}

type Grid = readonly (readonly Vector3[])[]

function at(grid: Grid, i: number, j: number): Vector3 {
  const row = grid[Math.min(grid.length - 1, Math.max(0, j))] ?? []
  return row[Math.min(row.length - 1, Math.max(0, i))] ?? new Vector3()
}

function normalAt(grid: Grid, i: number, j: number, closed: boolean): Vector3 {
  const last = (grid[0]?.length ?? 1) - 1
  const before = closed && i === 0 ? last - 1 : i - 1
  const after = closed && i === last ? 1 : i + 1
  const along = at(grid, after, j)
    .clone()
    .sub(at(grid, before, j))
  const upward = at(grid, i, j + 1)
    .clone()
    .sub(at(grid, i, j - 1))
  return along.cross(upward).normalize()
}

function faces(
  grid: Grid,
  normals: Grid,
  across: readonly number[],
  up: readonly number[],
  { thickness, size = [1, 1] }: SheetCut,
): BufferGeometry {
  const places: number[] = []
  const facings: number[] = []
  const laid: number[] = []
  const indices: number[] = []
  const count = across.length * up.length
  for (const side of [1, -1]) {
    for (const [j, t] of up.entries()) {
      for (const [i, s] of across.entries()) {
        const normal = at(normals, i, j)
        places.push(
          ...at(grid, i, j)
            .clone()
            .addScaledVector(normal, (side * thickness) / 2),
        )
        facings.push(...normal.clone().multiplyScalar(side))
        laid.push(s * size[0], t * size[1])
      }
    }
    const from = side === 1 ? 0 : count
    for (let j = 0; j < up.length - 1; j++) {
      for (let i = 0; i < across.length - 1; i++) {
        const a = from + j * across.length + i
        const c = a + across.length
        if (side === 1) indices.push(a, a + 1, c + 1, a, c + 1, c)
        else indices.push(a, c + 1, a + 1, a, c, c + 1)
      }
    }
  }
  return geometryOf(places, facings, laid, indices)
}

/** Half a round all along the border, from the face to the back. */
function edgeOf(grid: Grid, normals: Grid, radius: number, closed: boolean): BufferGeometry {
  const rims = closed
    ? [rim(grid, 0), rim(grid, grid.length - 1).reverse()]
    : [border(grid[0]?.length ?? 0, grid.length)]
  return mergeGeometries(rims.map((loop) => rounded(grid, normals, radius, loop)))
}

function rim(grid: Grid, row: number): [number, number][] {
  return Array.from({ length: (grid[0]?.length ?? 1) - 1 }, (_, column) => [column, row])
}

function rounded(grid: Grid, normals: Grid, radius: number, loop: readonly [number, number][]): BufferGeometry {
  const places: number[] = []
  const facings: number[] = []
  const laid: number[] = []
  const indices: number[] = []
  const steps = 8
  loop.forEach(([i, j], index) => {
    const before = loop[(index + loop.length - 1) % loop.length] ?? [0, 0]
    const after = loop[(index + 1) % loop.length] ?? [0, 0]
    const along = at(grid, ...after)
      .clone()
      .sub(at(grid, ...before))
    const normal = at(normals, i, j)
    const out = along.cross(normal).normalize()
    for (let step = 0; step <= steps; step++) {
      const angle = (step / steps) * Math.PI
      const facing = normal.clone().multiplyScalar(Math.cos(angle)).addScaledVector(out, Math.sin(angle))
      places.push(...at(grid, i, j).clone().addScaledVector(facing, radius))
      facings.push(...facing)
      laid.push(index, step)
      if (step === steps) continue
      const a = index * (steps + 1) + step
      const b = ((index + 1) % loop.length) * (steps + 1) + step
      indices.push(a, a + 1, b + 1, a, b + 1, b)
    }
  })
  return geometryOf(places, facings, laid, indices)
}

/** Columns and rows of the corners around a grid, against the clock as seen from its face. */
function border(columns: number, rows: number): [number, number][] {
  const found: [number, number][] = []
  for (let i = 0; i < columns - 1; i++) found.push([i, 0])
  for (let j = 0; j < rows - 1; j++) found.push([columns - 1, j])
  for (let i = columns - 1; i > 0; i--) found.push([i, rows - 1])
  for (let j = rows - 1; j > 0; j--) found.push([0, j])
  return found
}

function geometryOf(places: number[], facings: number[], laid: number[], indices: number[]): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(places), 3))
  geometry.setAttribute('normal', new BufferAttribute(Float32Array.from(facings), 3))
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(laid), 2))
  geometry.setIndex(indices)
  return geometry
}
