import type { Pattern } from './pattern.ts'
import type { Cloth } from './sew.ts'
import { normalsOf } from './smooth.ts'

/** A place on fallen cloth, the way out there and the way to the right and up along the panel, each of length one. */
export interface Spot {
  place: number[]
  out: number[]
  right: number[]
  up: number[]
}

const cell = 24

/** Finds places on fallen cloth, or `above` it (mm), by where they lie on its panels; `names` are panels side by side. */
export function surfaceMap(
  cloth: Cloth,
  pattern: Pattern,
  names: readonly string[],
  above = 0,
): (x: number, y: number) => Spot {
  const normals = normalsOf(cloth)
  const { flat, panel, particle, places, triangles } = cloth
  const wanted = pattern.panels.map(({ name }) => names.includes(name))
  const cells = new Map<string, number[]>()
  const at = (corner: number, axis: 0 | 1) => flat[corner * 2 + axis] ?? 0
  for (let index = 0; index < triangles.length; index += 3) {
    const corners = [triangles[index] ?? 0, triangles[index + 1] ?? 0, triangles[index + 2] ?? 0]
    if (!wanted[panel[corners[0] ?? 0] ?? 0]) continue
    const touched = new Set(
      corners.map((corner) => `${Math.floor(at(corner, 0) / cell)} ${Math.floor(at(corner, 1) / cell)}`),
    )
    for (const key of touched) cells.set(key, [...(cells.get(key) ?? []), index])
  }
  const nearby = (x: number, y: number) => {
    const found: number[] = []
    for (const dx of [0, -1, 1])
      for (const dy of [0, -1, 1])
        found.push(...(cells.get(`${Math.floor(x / cell) + dx} ${Math.floor(y / cell) + dy}`) ?? []))
    return found
  }
  const shares = (index: number, x: number, y: number): [number, number, number] => {
    const [a, b, c] = [triangles[index] ?? 0, triangles[index + 1] ?? 0, triangles[index + 2] ?? 0]
    const [ux, uy, vx, vy] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(c, 0) - at(a, 0), at(c, 1) - at(a, 1)]
    const turn = ux * vy - uy * vx
    const s = ((x - at(a, 0)) * vy - (y - at(a, 1)) * vx) / turn
    const t = (ux * (y - at(a, 1)) - uy * (x - at(a, 0))) / turn
    return [1 - s - t, s, t]
  }
  const mixed = (index: number, values: Float64Array, weights: readonly number[]) =>
    [0, 1, 2].map((axis) =>
      weights.reduce(
        (sum, weight, corner) =>
          sum + weight * (values[(particle[triangles[index + corner] ?? 0] ?? 0) * 3 + axis] ?? 0),
        0,
      ),
    )
  return (x, y) => {
    let best = -1
    let most = -1e9
    for (const index of nearby(x, y)) {
      const least = Math.min(...shares(index, x, y))
      if (least > most) [best, most] = [index, least]
      if (least >= -1e-6) break
    }
    if (best < 0) throw new Error(`There is no cloth of ${names.join(', ')} at ${x}, ${y}.`)
    const weights = shares(best, x, y)
    const place = mixed(best, places, weights)
    const along = (dx: number, dy: number) => {
      const moved = mixed(best, places, shares(best, x + dx, y + dy))
      return unit(moved.map((each, axis) => each - (place[axis] ?? 0)))
    }
    const out = unit(mixed(best, normals, weights))
    return {
      place: place.map((each, axis) => each + (out[axis] ?? 0) * above),
      out,
      right: along(1, 0),
      up: along(0, 1),
    }
  }
}

function unit(way: readonly number[]): number[] {
  const length = Math.hypot(...way) || 1
  return way.map((each) => each / length)
}
