import { fromHex, mixed, type Rgb, times } from './engine/colour.ts'
import { ellipse, line, type Node } from './engine/path.ts'
import type { Cast, Fold, Part, Piece } from './engine/piece.ts'
import { randomFrom } from './engine/random.ts'
import type { Cloth } from './materials/cloth.ts'

/** Shadows of a thing that hangs a hand's breadth before the wall. */
export const onWall: Cast[] = [
  { dx: 18, dy: 26, blur: 40, strength: 0.38 },
  { dx: 85, dy: 105, blur: 150, strength: 0.3 },
]

/** The close shadow of one layer of cloth upon another. */
export const onCloth: Cast[] = [{ dx: 5, dy: 9, blur: 16, strength: 0.5 }]

/** A cut of cloth. */
export function panel(shape: string, cloth: Cloth, more: Partial<Piece> = {}): Piece {
  return {
    kind: 'solid',
    shape,
    paint: cloth.paint,
    finish: cloth.finish,
    edge: { width: 9, rise: 5 },
    ...(cloth.grain ? { grain: cloth.grain } : {}),
    ...more,
  }
}

/** The inside of a garment, seen through its opening. */
export function inside(shape: string, cloth: Cloth): Piece {
  return panel(shape, { ...cloth, paint: times(cloth.body, 0.5) }, { edge: { width: 40, rise: -14 } })
}

/** A furrow where two cuts are sewn together. */
export function seam(along: readonly Node[], height = -4, width = 8): Fold {
  return { along, width, height, fade: 'none' }
}

/** A row of stitches. */
export function stitches(along: readonly Node[], cloth: Cloth, color: Rgb = mixed(cloth.body, [1, 1, 1], 0.1)): Part {
  return {
    kind: 'solid',
    shape: line(along, 3.4, '9 6'),
    paint: color,
    finish: { specular: 0.02, roughness: 0.7 },
    edge: { width: 2, rise: 1.6 },
    casts: [{ dx: 1, dy: 2, blur: 2.5, strength: 0.4 }],
  }
}

/** A sewn button with four holes. */
export function button(x: number, y: number, radius: number, hex: string): Part[] {
  const hole = radius * 0.2
  const holes = [-1, 1].flatMap((dx) =>
    [-1, 1].map((dy) => ellipse(x + dx * hole * 1.3, y + dy * hole * 1.3, hole * 0.8)),
  )
  return [
    {
      kind: 'solid',
      shape: ellipse(x, y, radius),
      paint: fromHex(hex),
      finish: { specular: 0.07, roughness: 0.2, glow: 0.2 },
      edge: { width: radius * 0.42, rise: radius * 0.3 },
      casts: [{ dx: 3, dy: 5, blur: 8, strength: 0.6 }],
    },
    { kind: 'shade', shape: ellipse(x, y, radius * 0.6), blur: 5, strength: 0.16 },
    { kind: 'shade', shape: holes.join(''), blur: 1.5, strength: 0.9 },
  ]
}

/** Where folds may hang: a height and the left and right end there. */
export interface Span {
  y: number
  left: number
  right: number
}

/** Folds that hang between two heights and widen on their way; the same seed hangs them the same way. */
export function hanging(seed: string, from: Span, to: Span, count: number, width: number, height: number): Fold[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index): Fold => {
    const share = (index + 0.5 + random(-0.32, 0.32)) / count
    const drift = (share - 0.5) * random(0.9, 1.08) + 0.5 + random(-0.02, 0.02)
    const start = random(0, 0.34)
    const end = random(1.06, 1.14)
    const at = (t: number, sway: number): Node => {
      const left = from.left + (to.left - from.left) * t
      const right = from.right + (to.right - from.right) * t
      return [left + (right - left) * (share + (drift - share) * t) + sway, from.y + (to.y - from.y) * t]
    }
    const sway = random(-16, 16)
    return {
      along: [
        at(start, 0),
        at(start + (end - start) * 0.35, sway),
        at(start + (end - start) * 0.7, -sway * 0.6),
        at(end, sway * 0.4),
      ],
      width: width * random(0.6, 1.25),
      height: height * random(0.5, 1.2) * (random() < 0.36 ? -0.7 : 1),
      lean: random(-0.5, 0.5),
      fade: 'start',
    }
  })
}

/** Thin creases that run out from a place, as where an arm bends or a hip sits. */
export function creases(
  seed: string,
  x: number,
  y: number,
  reach: number,
  degrees: number,
  count: number,
  height: number,
): Fold[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index): Fold => {
    const spread = ((index + 0.5) / count - 0.5) * 46 + random(-7, 7)
    const angle = ((degrees + spread) * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const length = reach * random(0.75, 1.5)
    const back = length * random(0.15, 0.6)
    const across = ((index + 0.5) / count - 0.5) * reach * random(0.5, 1.1)
    const [cx, cy] = [x - sin * across, y + cos * across]
    const bow = random(-0.1, 0.1) * length
    return {
      along: [
        [cx - cos * back, cy - sin * back],
        [cx + cos * (length / 2 - back) - sin * bow, cy + sin * (length / 2 - back) + cos * bow],
        [cx + cos * (length - back), cy + sin * (length - back)],
      ],
      width: reach * random(0.06, 0.13) + 6,
      height: height * random(0.35, 0.85) * (index % 3 === 1 ? -0.7 : 1),
      lean: random(-0.5, 0.5),
    }
  })
}
