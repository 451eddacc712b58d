import { CatmullRomCurve3, Vector3 } from 'three'
import type { Point } from '../../relief/matrix.ts'
import { layeredNoise, noise } from '../../relief/noise.ts'
import type { Field } from '../../renderer/meshes/field-mesh.ts'
import { gridded, joined, polygonField } from '../../renderer/meshes/flat-field.ts'

/** Millimeters from the middle of the bag. */
export const halfWide = 140
const lowest = -92
const bounds = [-halfWide - 12, lowest - 12, halfWide + 12, 80] as const

/** The height of the upper edge: it sags between the rings. */
export function topAt(x: number): number {
  const across = x / halfWide
  return 34 + 26 * across ** 2 + 1.6 * noise(x / 60, 3, 4)
}

const half: Point[] = [
  [135, 46],
  [133, 20],
  [120, -18],
  [95, -54],
  [58, -80],
]

/** Seen from the front: a sagging upper edge, a round lower one. */
function outline(): Point[] {
  const top = Array.from({ length: 25 }, (_, index): Point => {
    const x = -122 + (index / 24) * 244
    return [x, topAt(x)]
  })
  // One side hangs a little lower than the other.
  const right = half.map(([x, y]): Point => [x, y * 1.01])
  const left = half.map(([x, y]): Point => [-x * 0.99, y - 1.5]).reverse()
  const line = [...top, ...right, [4, lowest] as Point, ...left].map(([x, y]) => new Vector3(x, y, 0))
  return new CatmullRomCurve3(line, true, 'centripetal').getPoints(360).map(({ x, y }): Point => [x, y])
}

const seamLine = outline()
const flat = gridded(polygonField(seamLine), ...bounds, 1)

/** The bag without its strap: two soft panels with a welt between them, a flat top with a groove for the zip. */
export const crescentBody: Field = (x, y, z) => {
  const d = flat(x, y)
  const below = topAt(x) - y
  const upper = smooth((46 - below) / 40)
  const across = Math.min(1, Math.abs(x) / halfWide)
  const reach = 62 - 38 * upper * (1 - across ** 4)
  const full =
    (29 + 9 * smooth((below - 10) / 90)) * (1 - 0.34 * across ** 2) + 0.9 * layeredNoise(x / 50, y / 50, 3, 2)
  const near = Math.max(0, d + reach) / reach
  const power = 2.5
  const pillow = ((near ** power + (Math.abs(z) / full) ** power) ** (1 / power) - 1) * Math.min(reach, full) * 0.8
  const soft = pillow - slack(x, y, z, below, across)
  const welt = Math.hypot(d - 0.5, z) - (below > 12 ? 2.5 : 0.5)
  const groove = 2.2 * Math.exp(-((z / 6.5) ** 4)) * smooth((9 - below) / 8) * (1 - across ** 8)
  return joined(soft + groove, welt, 2.4) * 0.82
}

/** Folds from where the strap pulls, and shallow ones where the leather slumps. */
function slack(x: number, y: number, z: number, below: number, across: number): number {
  const side = z > 0 ? 0 : 7
  const pull = Math.atan2(y - 64, Math.abs(x) - 140)
  const away = Math.hypot(Math.abs(x) - 140, y - 64)
  const fan = ridge(noise(pull * 3.4 + (x > 0 ? 9 : 0), away / 90, side)) * Math.exp(-(((away - 50) / 34) ** 2)) * 1.9
  const slump = ridge(noise(x / 90 + side, (y + (x * x) / 900) / 34, 5)) * smooth((below - 30) / 40) * 1.2
  return (fan + slump * (1 - across)) * smooth((Math.abs(z) - 5) / 12)
}

function ridge(value: number): number {
  return Math.exp(-((value * 3.4) ** 2))
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
