import type { Point } from '../engine/matrix.ts'
import { blob, flipped, mirroredBlob, type Node } from '../engine/path.ts'
import type { Fold, Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { creases, hanging, onWall, panel, seam } from '../sewing.ts'

/** The cut of a shirt, sweater, jacket or coat; all half widths from the middle at 950. */
export interface TopCut {
  neckHalf: number
  neckTop: number
  neckDrop: number
  /** A neck with straight sides. */
  pointed?: boolean
  shoulderHalf: number
  shoulderDrop: number
  chestHalf: number
  armpit: number
  waistHalf: number
  hemHalf: number
  hem: number
  /** How much longer the middle of the hem is than its sides. */
  tail: number
  /** The end of the sleeve: its middle, its half width, and the height. */
  cuffOut: number
  cuffHalf: number
  cuff: number
  /** How strongly cloth folds; heavy stuffs fold little. */
  softness: number
}

/** The body and both sleeves. The rest, collars and bands and pockets, is laid on top by whoever draws the garment. */
export function topBody(cut: TopCut, cloth: Cloth, seed: string, more: readonly Fold[] = []): Part[] {
  const soft = cut.softness
  const neck = 950 - cut.neckHalf
  const shoulder = 950 - cut.shoulderHalf
  const shoulderY = cut.neckTop + cut.shoulderDrop
  const chest = 950 - cut.chestHalf
  const hem = 950 - cut.hemHalf
  const body = mirroredBlob(
    [
      [950, cut.neckTop + cut.neckDrop],
      cut.pointed
        ? [950 - cut.neckHalf * 0.52, cut.neckTop + cut.neckDrop * 0.5]
        : [950 - cut.neckHalf * 0.62, cut.neckTop + cut.neckDrop * 0.82],
      [neck, cut.neckTop, 'sharp'],
      [(neck + shoulder) / 2, (cut.neckTop + shoulderY) / 2 - 4],
      [shoulder + 34, shoulderY - 12],
      [shoulder + 12, shoulderY + 18],
      [shoulder + 26, shoulderY + (cut.armpit - shoulderY) * 0.5],
      [chest, cut.armpit, 'sharp'],
      [950 - cut.waistHalf, (cut.armpit + cut.hem) / 2],
      [hem, cut.hem - cut.tail, 'sharp'],
      [hem + (950 - hem) * 0.25, cut.hem - cut.tail * 0.72],
      [hem + (950 - hem) * 0.55, cut.hem - cut.tail * 0.15],
      [950, cut.hem],
    ],
    950,
  )
  const sleeve = sleeveOutline(cut)
  const middleY = (shoulderY + cut.cuff) / 2
  const middleX = (shoulder + 950 - cut.cuffOut) / 2 - 10
  const long = cut.cuff - shoulderY > 600
  const bent = (side: 1 | -1): Fold[] => {
    const at = (x: number) => (side === 1 ? 2 * 950 - x : x)
    const tilt = side === 1 ? -1 : 1
    return [
      ...creases(
        `${seed} elbow ${side}`,
        at(middleX + 20),
        middleY,
        long ? 170 : 90,
        tilt * 32,
        long ? 9 : 4,
        15 * soft,
      ),
      ...(long
        ? creases(`${seed} cuff ${side}`, at(950 - cut.cuffOut), cut.cuff - 150, 120, tilt * 12, 7, 13 * soft)
        : []),
      ...creases(`${seed} pit ${side}`, at(chest - 20), cut.armpit - 40, 150, tilt * 58, 4, 9 * soft),
    ]
  }
  const sleeves = ([-1, 1] as const).map(
    (side): Part =>
      panel(blob(side === 1 ? flipped(sleeve, 950) : sleeve), cloth, {
        edge: { width: (cut.cuffHalf + 90) * 0.8, rise: 46 },
        folds: bent(side),
        casts: onWall,
      }),
  )
  const folds: Fold[] = [
    ...more,
    ...hanging(
      `${seed} body`,
      { y: cut.armpit - 60, left: chest + 20, right: 1880 - chest },
      { y: cut.hem, left: hem, right: 1900 - hem },
      9,
      58,
      17 * soft,
    ),
    ...creases(`${seed} chest l`, chest + 90, cut.armpit + 30, 260, 40, 4, 8 * soft),
    ...creases(`${seed} chest r`, 1900 - chest - 90, cut.armpit + 30, 260, 140, 4, 8 * soft),
    ...creases(`${seed} waist`, 950, (cut.armpit + cut.hem) / 2, cut.chestHalf * 0.9, 12, 8, 9 * soft),
  ]
  return [
    ...sleeves,
    panel(body, cloth, {
      barrel: 0.62,
      edge: { width: 10, rise: 6 },
      folds,
      casts: [...onWall.slice(0, 1), { dx: 0, dy: 4, blur: 12, strength: 0.5 }],
    }),
  ]
}

/** The left sleeve: from the shoulder down its outer side, across the cuff and back to the armpit. */
export function sleeveOutline(cut: TopCut): Node[] {
  const shoulder: Point = [950 - cut.shoulderHalf, cut.neckTop + cut.shoulderDrop]
  const chest: Point = [950 - cut.chestHalf, cut.armpit]
  const [outer, inner] = sleeveEnd(cut)
  const along = (from: Point, to: Point, t: number, out: number): Node => [
    from[0] + (to[0] - from[0]) * t - out,
    from[1] + (to[1] - from[1]) * t,
  ]
  return [
    [shoulder[0] + 90, shoulder[1] - 12, 'sharp'],
    [shoulder[0] + 24, shoulder[1] - 10],
    [shoulder[0] - 14, shoulder[1] + 22],
    along(shoulder, outer, 0.1, 22),
    along(shoulder, outer, 0.35, 26),
    along(shoulder, outer, 0.7, 14),
    [outer[0], outer[1], 'sharp'],
    [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2 + 7],
    [inner[0], inner[1], 'sharp'],
    along(inner, chest, 0.5, 4),
    [chest[0] + 30, chest[1] - 12, 'sharp'],
    [shoulder[0] + 80, shoulder[1] + 90],
  ]
}

/** The outer and the inner end of the left cuff; it lies square to the way the arm hangs. */
function sleeveEnd(cut: TopCut): [Point, Point] {
  const from: Point = [950 - (cut.shoulderHalf + cut.chestHalf) / 2, (cut.neckTop + cut.shoulderDrop + cut.armpit) / 2]
  const to: Point = [950 - cut.cuffOut, cut.cuff]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const across: Point = [(-(to[1] - from[1]) / length) * cut.cuffHalf, ((to[0] - from[0]) / length) * cut.cuffHalf]
  return [
    [to[0] + across[0], to[1] + across[1]],
    [to[0] - across[0], to[1] - across[1]],
  ]
}

/** The band at the end of each sleeve. */
export function cuffs(cut: TopCut, cloth: Cloth, tall: number, wider = 0.03): Part[] {
  const [outer, inner] = sleeveEnd(cut)
  const length = Math.hypot(inner[0] - outer[0], inner[1] - outer[1])
  const up: Point = [(inner[1] - outer[1]) / length, -(inner[0] - outer[0]) / length]
  const at = (share: number, rise: number, wider: number): Node => [
    outer[0] + (inner[0] - outer[0]) * (share + (share - 0.5) * wider) + up[0] * rise,
    outer[1] + (inner[1] - outer[1]) * (share + (share - 0.5) * wider) + up[1] * rise,
  ]
  const sharp = ([x, y]: Node): Node => [x, y, 'sharp']
  const left: Node[] = [
    sharp(at(0, tall, wider)),
    at(0.5, tall - 8, 0),
    sharp(at(1, tall, wider)),
    sharp(at(1, -4, wider - 0.06)),
    at(0.5, -12, 0),
    sharp(at(0, -4, wider - 0.06)),
  ]
  const hem = [at(0, 12, 0), at(0.5, 5, 0), at(1, 12, 0)]
  return [left, flipped(left, 950)].map((nodes, index) =>
    panel(blob(nodes), cloth, {
      edge: { width: cut.cuffHalf * 0.8, rise: 34 },
      folds: [seam(index === 0 ? hem : flipped(hem, 950), -2, 5)],
      casts: [{ dx: 2, dy: 4, blur: 8, strength: 0.35 }],
    }),
  )
}
