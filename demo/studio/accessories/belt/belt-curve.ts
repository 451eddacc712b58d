import { CatmullRomCurve3, Vector3 } from 'three'
import { noise } from '../../relief/noise.ts'
import type { SheetPlace } from '../../renderer/meshes/sheet-mesh.ts'

/** Millimeters. */
export const beltWidth = 30
export const beltThickness = 3.4

/** How a belt is rolled up, standing on its edge: from its tip inside to its buckle before us. */
export interface Roll {
  inner: number
  outer: number
  turns: number
  /** How much wider than deep it is. */
  oval: number
  /** Where its buckle ends up, in radians to the right of the front. */
  end: number
  seed: number
}

export function beltCurve({ inner, outer, turns, oval, end, seed }: Roll): CatmullRomCurve3 {
  const count = Math.round(turns * 40)
  const line = Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count
    const angle = end - (1 - share) * turns * 2 * Math.PI
    const uneven = (outer - inner) * (0.11 / turns) * noise(angle * 0.55 + seed, 0.5, seed) * 2.2
    const radius = inner + (outer - inner) * share ** 1.08 + uneven * Math.min(1, (1 - share) * 6)
    return new Vector3(Math.sin(angle) * radius * oval, 0, Math.cos(angle) * radius)
  })
  const curve = new CatmullRomCurve3(line, false, 'centripetal')
  curve.arcLengthDivisions = 1200
  return curve
}

/** A place of the belt, the way to its buckle, and which way its outer face looks. */
export function frameAt(curve: CatmullRomCurve3, share: number) {
  const along = curve.getTangentAt(share)
  return {
    place: curve.getPointAt(share),
    along,
    out: along
      .clone()
      .cross(new Vector3(0, 1, 0))
      .normalize(),
  }
}

/** A band on its edge along a part of a curve, from the tip on; `offset` is how far outside the belt's middle it lies. */
export function bandPlace(
  curve: CatmullRomCurve3,
  { from = 0, to = 1, low = 0, high = beltWidth, offset = 0, pointed = false },
): SheetPlace {
  const length = curve.getLength()
  return (s, t) => {
    const share = from + (to - from) * s
    const { place, out } = frameAt(curve, share)
    const tip = pointed ? Math.max(0, 1 - (s * (to - from) * length) / 20) : 0
    const half = (Math.sqrt(Math.max(0.0002, 1 - tip ** 2.4)) * (high - low)) / 2
    const y = (low + high) / 2 + (t * 2 - 1) * half
    const lean = noise(share * 9, 0.3, 8) * 1.6 + noise(share * 31, 4.3, 9) * 0.35
    const edge = 0.32 * ((2 * y) / beltWidth - 1) ** 2
    return place.addScaledVector(out, offset - edge + lean * (y / beltWidth)).setY(y)
  }
}
