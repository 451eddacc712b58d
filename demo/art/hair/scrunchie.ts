import type { Matrix, Point } from '../engine/matrix.ts'
import { scaled } from '../engine/matrix.ts'
import { curve, type Node, ring } from '../engine/path.ts'
import type { Fold, Part } from '../engine/piece.ts'
import { randomFrom } from '../engine/random.ts'
import type { Cloth } from '../materials/cloth.ts'
import { lyingHigh } from '../shadows.ts'

/** A gathered ring of cloth, lying, seen a little from the side. */
export function scrunchie(cloth: Cloth, seed: string, x = 950, y = 1280, size = 1, turn = 0): Part[] {
  const random = randomFrom(seed)
  const squash = 0.86
  const count = 25
  const angles = Array.from({ length: count }, (_, index) => ((index + random(-0.3, 0.3)) / count) * 2 * Math.PI + turn)
  const place = (angle: number, radius: number): Point => [
    x + Math.cos(angle) * radius * size,
    y + Math.sin(angle) * radius * size * squash,
  ]
  const outer: Node[] = []
  const inner: Node[] = []
  angles.forEach((angle, index) => {
    const next = angles[index + 1] ?? (angles[0] ?? 0) + 2 * Math.PI
    const reach = random(566, 606)
    outer.push(place(angle - (next - angle) * 0.2, reach - 6), place(angle + (next - angle) * 0.24, reach))
    outer.push(place((angle + next) / 2 + 0.03, reach - random(26, 52)))
    if (index % 2 === 0) inner.push(place(angle, random(150, 174)), place((angle + next) / 2 + 0.08, random(172, 198)))
  })
  const folds: Fold[] = angles.flatMap((angle, index) => {
    const next = angles[index + 1] ?? (angles[0] ?? 0) + 2 * Math.PI
    const twist = random(-0.13, 0.13)
    const ray = (from: number, to: number, at: number, bend = twist): Node[] => [
      place(at, from),
      place(at + bend, (from + to) / 2),
      place(at + bend * 0.6, to),
    ]
    const valley = (angle + next) / 2
    return [
      {
        along: ray(140, 660, angle),
        width: 74 * size,
        height: random(40, 58) * size,
        lean: random(-0.3, 0.3),
        fade: 'none' as const,
      },
      {
        along: ray(140, random(400, 520), valley),
        width: 30 * size,
        height: random(-46, -26) * size,
        fade: 'end' as const,
      },
      {
        along: ray(140, random(300, 420), angle + random(-0.05, 0.05)),
        width: 20 * size,
        height: random(-26, -12) * size,
        fade: 'end' as const,
      },
      {
        along: ray(150, random(340, 480), valley + random(-0.04, 0.04)),
        width: 20 * size,
        height: random(12, 26) * size,
        fade: 'end' as const,
      },
      {
        along: ray(random(330, 400), 640, angle + random(-0.06, 0.06), twist * 1.5),
        width: 26 * size,
        height: random(-20, 16) * size,
        fade: 'both' as const,
      },
    ]
  })
  return [
    {
      kind: 'solid',
      shape: ring(curve(outer, true, 8), curve(inner, true, 8)),
      paint: cloth.paint,
      finish: cloth.finish,
      edge: { width: 200 * size, rise: 165 * size },
      folds,
      hollow: 0.9,
      casts: lyingHigh,
    },
  ]
}

/** One scrunchie resting upon another. */
export function twoScrunchies(cloth: Cloth, seed: string): Part[] {
  return [
    ...scrunchie(cloth, `${seed} low`, 830, 1490, 0.82),
    ...scrunchie(cloth, `${seed} high`, 1080, 1010, 0.82, 0.3),
  ]
}

/** Where to look for the detail. */
export const foldsCloseUp: Matrix = scaled(2.5, 950 - 700 * 2.5, 1250 - 1000 * 2.5)
