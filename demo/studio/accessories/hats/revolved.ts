import { CatmullRomCurve3, Vector3 } from 'three'
import type { SheetPlace } from '../../renderer/meshes/sheet-mesh.ts'

/** Radius and height along a hat, from the edge of its brim to the middle of its top. */
export type HatLine = readonly (readonly [radius: number, height: number])[]

/** Moves what would be a perfect round: `around` is 0 at the front and grows to our right, in radians. */
export type Shaping = (place: { around: number; radius: number; height: number }) => Vector3

export interface HatForm {
  /** Millimeters from the edge of the brim to the middle of the top. */
  length: number
  place: SheetPlace
  /** The share of the way from the brim's edge at which the crown is so high. */
  shareAt: (height: number) => number
  /** Radius at a distance in millimeters from the edge of the brim. */
  radiusAt: (way: number) => number
}

/** A hat turned around its axis and then bent by hand; `t` runs from the edge of the brim to the top. */
export function hatForm(line: HatLine, shaping: Shaping): HatForm {
  const curve = new CatmullRomCurve3(
    line.map(([radius, height]) => new Vector3(radius, height, 0)),
    false,
    'centripetal',
  )
  curve.arcLengthDivisions = 600
  const along = (t: number) => curve.getPointAt(Math.min(1, Math.max(0, t)))
  return {
    length: curve.getLength(),
    place: (s, t) => {
      const { x: radius, y: height } = along(t)
      return shaping({ around: (s * 2 - 1) * Math.PI, radius, height })
    },
    shareAt: (height) => {
      let [low, high] = [0.3, 0.9]
      for (let round = 0; round < 24; round++) {
        const middle = (low + high) / 2
        if (along(middle).y < height) low = middle
        else high = middle
      }
      return low
    },
    radiusAt: (way) => along(way / curve.getLength()).x,
  }
}

/** A band around a form between two shares of its way up, lifted off it; `from` and `to` are turns from the back. */
export function aroundForm(
  place: SheetPlace,
  { from = 0, to = 1, low, high, lift }: { from?: number; to?: number; low: number; high: number; lift: Lift },
): SheetPlace {
  return (s, t) => {
    const at = from + (to - from) * s
    const up = low + (high - low) * t
    const step = 0.002
    const along = place(at + step, up).sub(place(at - step, up))
    const upward = place(at, up + step).sub(place(at, up - step))
    const out = along.cross(upward).normalize()
    return place(at, up).addScaledVector(out, lift(s, t))
  }
}

export type Lift = (s: number, t: number) => number
