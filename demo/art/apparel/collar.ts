import { times } from '../engine/colour.ts'
import { blob, ellipse, flipped, type Node } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { onCloth, panel, seam } from '../sewing.ts'

/** The opening of a closed collar. */
export const neckOpening = blob([
  [840, 486, 'sharp'],
  [884, 462],
  [950, 455],
  [1016, 462],
  [1060, 486, 'sharp'],
  [1040, 570],
  [970, 650],
  [930, 650],
  [860, 570],
])

/** The inside of the back of a collar, with the seam of its stand. */
export function collarInside(shape: string, cloth: Cloth): Part[] {
  return [
    panel(
      shape,
      { ...cloth, paint: times(cloth.body, 0.62) },
      {
        edge: { width: 30, rise: -16 },
        folds: [
          seam(
            [
              [846, 502],
              [950, 512],
              [1054, 502],
            ],
            -4,
            7,
          ),
        ],
      },
    ),
    { kind: 'shade', shape: ellipse(950, 600, 80, 70), blur: 60, strength: 0.6 },
  ]
}

/** The band that carries the buttons. */
export function placket(cloth: Cloth, from: number, to: number, half = 38): Part {
  const shape = blob([
    [950 - half, from, 'sharp'],
    [950 + half, from, 'sharp'],
    [950 + half + 2, (from + to) / 2],
    [950 + half, to, 'sharp'],
    [950 - half, to, 'sharp'],
    [950 - half - 2, (from + to) / 2],
  ])
  return panel(shape, cloth, {
    edge: { width: 7, rise: 4 },
    folds: [
      seam(
        [
          [950 - half + 9, from],
          [950 - half + 9, to],
        ],
        -2,
        4,
      ),
      seam(
        [
          [950 + half - 9, from],
          [950 + half - 9, to],
        ],
        -2,
        4,
      ),
    ],
    casts: [{ dx: 4, dy: 2, blur: 9, strength: 0.3 }],
  })
}

/** Both leaves of a collar, the left one given. */
export function collar(cloth: Cloth, left: Node[]): Part[] {
  return [left, flipped(left, 950)].map((nodes) =>
    panel(blob(nodes), cloth, { edge: { width: 16, rise: 12 }, casts: onCloth }),
  )
}

/** A collar from behind. */
export function collarBack(cloth: Cloth): Part {
  const shape = blob([
    [800, 566, 'sharp'],
    [824, 492],
    [866, 448],
    [950, 436],
    [1034, 448],
    [1076, 492],
    [1100, 566, 'sharp'],
    [1036, 546],
    [950, 540],
    [864, 546],
  ])
  return panel(shape, cloth, { edge: { width: 34, rise: 22 }, casts: onCloth })
}
