import type { BufferGeometry } from 'three'
import type { Point } from '../relief/matrix.ts'
import { curve } from '../relief/path.ts'
import { fieldMesh } from '../renderer/meshes/field-mesh.ts'
import { type Flat, gridded, joined, polygonField } from '../renderer/meshes/flat-field.ts'
import { cutBy, rectangleField } from '../renderer/meshes/solid-fields.ts'

/** A claw clip: how many teeth its front jaw has, and how it is stretched from a clip of 110 by 74 mm. */
export interface ClawShape {
  teeth: number
  /** How much shorter the teeth at the ends are than those in the middle, in millimeters. */
  arch: number
  wide: number
  high: number
}

/** Where the jaws turn about each other, above the tips of the teeth. */
export const pinHeight = 58
export const jawThickness = 3.8

/** Through a jaw from its grip to the tips of its teeth: height and depth. */
const section = curve(
  [
    [76, 19],
    [67, 12.5],
    [58, 7.5],
    [51, 10.5],
    [42, 19],
    [29, 25],
    [15, 22.5],
    [5, 12.5],
    [0, 2],
  ],
  false,
  36,
)

/** The plate of a jaw laid flat: along the spring, and down from the top of its grip. */
const plate = curve(
  [
    [-55, 58],
    [-52, 43],
    [-38, 29.5],
    [-18.5, 22],
    [0, 20],
    [18.5, 22],
    [38, 29.5],
    [52, 43],
    [55, 58],
    [48, 61],
    [28, 54],
    [0, 51],
    [-28, 54],
    [-48, 61],
  ],
  true,
  8,
)
const grip = curve(
  [
    [-16, 1],
    [-8, -1],
    [8, -1],
    [16, 1],
    [16.5, 6],
    [11.5, 16],
    [12, 27],
    [-12, 27],
    [-11.5, 16],
    [-16.5, 6],
  ],
  true,
  8,
)

const folded = foldedSection()

/** The jaw towards us, or with `between` the other one, whose teeth stand between those of the first. */
export function clawJaw({ teeth, arch, wide, high }: ClawShape, between: boolean, cell: number): BufferGeometry {
  const laidOut = gridded(outline(teeth, arch, between), -62, -4, 62, 104, 0.5)
  const side = between ? -1 : 1
  const lug = between ? 18.5 : 13.5
  const field = (x: number, y: number, z: number) => {
    const [u, v, w] = [x / wide, y / high, (z / high) * side + 9 * (x / wide / 55) ** 2]
    const along = folded.along(v, w)
    const face = folded.away(v, w) - jawThickness * (0.5 - 0.0015 * along)
    const jaw = cutBy(laidOut(u, along), face, 2)
    const ear = Math.max(rectangleField(v - pinHeight, w - 3, 3.6, 6.6, 3.4), Math.abs(Math.abs(u) - lug) - 1.7)
    return joined(jaw, ear, 1.4) * Math.min(wide, high, 1) * 0.9
  }
  const depth = 32 * high
  const bounds = [-60 * wide, -3, between ? -depth : -6, 60 * wide, 80 * high, between ? 6 : depth] as const
  return fieldMesh(field, bounds, cell)
}

function outline(teeth: number, arch: number, between: boolean): Flat {
  const [body, top] = [polygonField(plate), polygonField(grip)]
  const count = between ? teeth - 1 : teeth
  const root = 29 / teeth
  const fingers = Array.from({ length: count }, (_, index): [Point, Point] => {
    const share = ((index + (between ? 0.5 : 0)) / (teeth - 1)) * 2 - 1
    return [
      [share * 49.5, 47 + 8 * share ** 2],
      [share * 47, folded.length - 1.6 - arch * share ** 2],
    ]
  })
  return (u, s) => {
    const teethField = Math.min(...fingers.map(([from, to]) => tapered(u, s, from, to, root, root * 0.45)))
    return joined(joined(body(u, s), top(u, s), 7), teethField, 5)
  }
}

/** The distance to a finger with round ends, from one radius to another. */
function tapered(x: number, y: number, from: Point, to: Point, start: number, end: number): number {
  const [ex, ey] = [to[0] - from[0], to[1] - from[1]]
  const share = Math.min(1, Math.max(0, ((x - from[0]) * ex + (y - from[1]) * ey) / (ex * ex + ey * ey)))
  return Math.hypot(x - from[0] - ex * share, y - from[1] - ey * share) - (start + (end - start) * share)
}

/** For a place in the section: how far it lies from its line, and where along the line from the grip. */
function foldedSection(): { along: Flat; away: Flat; length: number } {
  const lengths = [0]
  section.forEach(([y, z], index) => {
    const [by, bz] = section[index + 1] ?? [y, z]
    lengths.push((lengths[index] ?? 0) + Math.hypot(by - y, bz - z))
  })
  const nearest = (y: number, z: number) => {
    let found = { away: Infinity, along: 0 }
    section.slice(0, -1).forEach(([ay, az], index) => {
      const [by, bz] = section[index + 1] ?? [ay, az]
      const [ey, ez] = [by - ay, bz - az]
      const last = index === section.length - 2
      const free = ((y - ay) * ey + (z - az) * ez) / (ey * ey + ez * ez)
      // Beyond its ends the line goes on straight, so that the outline alone ends the jaw.
      const share = Math.min(last ? 9 : 1, Math.max(index === 0 ? -9 : 0, free))
      const away = Math.hypot(y - ay - ey * share, z - az - ez * share)
      if (away < found.away) found = { away, along: (lengths[index] ?? 0) + share * Math.hypot(ey, ez) }
    })
    return found
  }
  const kept = (which: 'away' | 'along') => gridded((y, z) => nearest(y, z)[which], -6, -14, 86, 48, 0.3)
  return { along: kept('along'), away: kept('away'), length: lengths[section.length - 1] ?? 0 }
}
