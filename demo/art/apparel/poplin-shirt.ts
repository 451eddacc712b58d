import type { Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { button, seam } from '../sewing.ts'
import { collar, collarBack, collarInside, neckOpening, placket } from './collar.ts'
import { cuffs, type TopCut, topBody } from './top.ts'

/** The cut that the other shirts start from. */
export const classic: TopCut = {
  neckHalf: 108,
  neckTop: 500,
  neckDrop: 96,
  shoulderHalf: 410,
  shoulderDrop: 88,
  chestHalf: 352,
  armpit: 860,
  waistHalf: 338,
  hemHalf: 372,
  hem: 1990,
  tail: 130,
  cuffOut: 560,
  cuffHalf: 86,
  cuff: 1720,
  softness: 1,
}

/** A long-sleeved shirt with a soft collar. */
export function poplinShirt(cloth: Cloth, seed: string, back: boolean): Part[] {
  const cut = back ? { ...classic, neckDrop: -6 } : classic
  if (back) {
    const pleat = [
      seam(
        [
          [926, 720],
          [924, 1960],
        ],
        -7,
        12,
      ),
      seam(
        [
          [974, 720],
          [976, 1960],
        ],
        -7,
        12,
      ),
      seam(
        [
          [548, 700],
          [750, 716],
          [950, 720],
          [1150, 716],
          [1352, 700],
        ],
        -5,
        8,
      ),
    ]
    return [...topBody(cut, cloth, `${seed} back`, pleat), ...cuffs(cut, cloth, 92), collarBack(cloth)]
  }
  const buttons = [700, 880, 1060, 1240, 1420, 1600, 1780].flatMap((y) => button(950, y, 15, '#efe9dd'))
  return [
    ...collarInside(neckOpening, cloth),
    ...topBody(cut, cloth, seed, [
      seam(
        [
          [912, 610],
          [912, 1970],
        ],
        -3,
        6,
      ),
    ]),
    ...cuffs(cut, cloth, 92),
    placket(cloth, 600, 1984),
    ...buttons,
    ...button(950 - cut.cuffOut + 40, cut.cuff - 44, 11, '#efe9dd'),
    ...collar(cloth, [
      [846, 486, 'sharp'],
      [872, 540],
      [940, 604, 'sharp'],
      [826, 744, 'sharp'],
      [770, 640],
      [760, 560],
      [812, 500],
    ]),
    ...button(950, 628, 13, '#efe9dd'),
  ]
}
