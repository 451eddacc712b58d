import { blob, type Node } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { button, panel, seam, stitches } from '../sewing.ts'
import { collar, collarBack, collarInside, neckOpening, placket } from './collar.ts'
import { classic } from './poplin-shirt.ts'
import { cuffs, type TopCut, topBody } from './top.ts'

const chore: TopCut = {
  ...classic,
  chestHalf: 410,
  shoulderHalf: 430,
  waistHalf: 404,
  hemHalf: 410,
  hem: 1890,
  tail: 6,
  cuffOut: 572,
  cuffHalf: 104,
  cuff: 1700,
  armpit: 880,
  softness: 0.75,
}

/** A work jacket with patch pockets. */
export function choreJacket(cloth: Cloth, seed: string, back: boolean): Part[] {
  const cut = back ? { ...chore, neckDrop: -6 } : chore
  const hem = stitches(
    [
      [548, 1862],
      [950, 1870],
      [1352, 1862],
    ],
    cloth,
  )
  if (back) {
    return [
      ...topBody(cut, cloth, `${seed} back`, [
        seam(
          [
            [950, 500],
            [950, 1890],
          ],
          -6,
          10,
        ),
      ]),
      ...cuffs(cut, cloth, 84),
      stitches(
        [
          [962, 540],
          [962, 1880],
        ],
        cloth,
      ),
      hem,
      collarBack(cloth),
    ]
  }
  const pocket = (x: number, y: number, wide: number, tall: number): Part[] => {
    const nodes: Node[] = [
      [x, y, 'sharp'],
      [x + wide, y, 'sharp'],
      [x + wide, y + tall - 24],
      [x + wide - 24, y + tall],
      [x + 24, y + tall],
      [x, y + tall - 24],
    ]
    const inset: Node[] = [
      [x + 10, y + 6, 'sharp'],
      [x + 10, y + tall - 24],
      [x + 26, y + tall - 11],
      [x + wide - 26, y + tall - 11],
      [x + wide - 10, y + tall - 24],
      [x + wide - 10, y + 6, 'sharp'],
    ]
    return [
      panel(blob(nodes), cloth, {
        edge: { width: 10, rise: 7 },
        folds: [
          seam(
            [
              [x, y + 34],
              [x + wide, y + 34],
            ],
            -3,
            6,
          ),
        ],
        casts: [{ dx: 4, dy: 6, blur: 10, strength: 0.42 }],
      }),
      stitches(inset, cloth),
      stitches(
        [
          [x + 4, y + 42],
          [x + wide - 4, y + 42],
        ],
        cloth,
      ),
    ]
  }
  return [
    ...collarInside(neckOpening, cloth),
    ...topBody(cut, cloth, seed),
    ...cuffs(cut, cloth, 84),
    placket(cloth, 600, 1886, 44),
    stitches(
      [
        [988, 640],
        [988, 1880],
      ],
      cloth,
    ),
    hem,
    ...pocket(604, 1440, 250, 300),
    ...pocket(1046, 1440, 250, 300),
    ...pocket(1090, 950, 190, 220),
    ...[680, 960, 1240, 1520, 1790].flatMap((y) => button(950, y, 20, '#4d4136')),
    ...collar(cloth, [
      [846, 486, 'sharp'],
      [876, 550],
      [946, 612, 'sharp'],
      [850, 760, 'sharp'],
      [740, 690],
      [742, 570],
      [806, 498],
    ]),
    stitches(
      [
        [936, 622],
        [848, 742],
        [756, 684],
      ],
      cloth,
    ),
    stitches(
      [
        [964, 622],
        [1052, 742],
        [1144, 684],
      ],
      cloth,
    ),
  ]
}
