import { blob } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { button, panel, seam } from '../sewing.ts'
import { collar, collarBack, collarInside, placket } from './collar.ts'
import { classic } from './poplin-shirt.ts'
import { type TopCut, topBody } from './top.ts'

const camp: TopCut = {
  ...classic,
  chestHalf: 400,
  shoulderHalf: 424,
  waistHalf: 396,
  hemHalf: 404,
  hem: 1880,
  tail: 8,
  cuffOut: 548,
  cuffHalf: 138,
  cuff: 1040,
  softness: 0.9,
}

/** A short-sleeved shirt with an open collar. */
export function campShirt(cloth: Cloth, seed: string, back: boolean): Part[] {
  const cut = back ? { ...camp, neckDrop: -6 } : { ...camp, neckDrop: 240 }
  if (back) {
    const yoke = [
      seam(
        [
          [536, 690],
          [750, 706],
          [950, 710],
          [1150, 706],
          [1364, 690],
        ],
        -5,
        8,
      ),
    ]
    return [...topBody(cut, cloth, `${seed} back`, yoke), collarBack(cloth)]
  }
  const pocket = blob([
    [1080, 1010, 'sharp'],
    [1250, 1004, 'sharp'],
    [1254, 1190, 'sharp'],
    [1168, 1222],
    [1086, 1196, 'sharp'],
  ])
  return [
    ...collarInside(
      blob([
        [840, 486, 'sharp'],
        [884, 462],
        [950, 455],
        [1016, 462],
        [1060, 486, 'sharp'],
        [1034, 640],
        [960, 764],
        [940, 764],
        [866, 640],
      ]),
      cloth,
    ),
    ...topBody(cut, cloth, seed),
    placket(cloth, 744, 1874),
    ...[830, 1060, 1290, 1520, 1750].flatMap((y) => button(950, y, 16, '#8a6a48')),
    panel(pocket, cloth, {
      edge: { width: 8, rise: 5 },
      folds: [
        seam(
          [
            [1078, 1040],
            [1252, 1034],
          ],
          -3,
          6,
        ),
      ],
      casts: [{ dx: 3, dy: 5, blur: 9, strength: 0.34 }],
    }),
    ...collar(cloth, [
      [846, 484, 'sharp'],
      [864, 560],
      [946, 752, 'sharp'],
      [850, 800],
      [700, 776, 'sharp'],
      [736, 700, 'sharp'],
      [664, 690, 'sharp'],
      [738, 570],
      [806, 496],
    ]),
  ]
}
