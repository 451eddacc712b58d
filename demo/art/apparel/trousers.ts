import { blob, flipped, type Node } from '../engine/path.ts'
import type { Fold, Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { button, creases, hanging, inside, onWall, panel, seam } from '../sewing.ts'

/** The cut of trousers; half widths and places of the left leg. */
export interface TrouserCut {
  waistHalf: number
  hipHalf: number
  knee: number
  kneeOut: number
  kneeIn: number
  hemOut: number
  hemIn: number
  hem: number
  pleats: number
}

export const wide: TrouserCut = {
  waistHalf: 262,
  hipHalf: 372,
  knee: 1520,
  kneeOut: 440,
  kneeIn: 30,
  hemOut: 490,
  hemIn: 26,
  hem: 2270,
  pleats: 2,
}
export const tapered: TrouserCut = {
  waistHalf: 290,
  hipHalf: 372,
  knee: 1520,
  kneeOut: 350,
  kneeIn: 70,
  hemOut: 296,
  hemIn: 92,
  hem: 2230,
  pleats: 1,
}

export const short: TrouserCut = {
  waistHalf: 300,
  hipHalf: 386,
  knee: 1100,
  kneeOut: 424,
  kneeIn: 28,
  hemOut: 436,
  hemIn: 30,
  hem: 1250,
  pleats: 1,
}

export const cropped: TrouserCut = {
  waistHalf: 258,
  hipHalf: 380,
  knee: 1240,
  kneeOut: 486,
  kneeIn: 24,
  hemOut: 560,
  hemIn: 20,
  hem: 1760,
  pleats: 3,
}

const top = 330

/** Trousers with a pressed crease. */
export function trousers(cut: TrouserCut, cloth: Cloth, seed: string, back: boolean): Part[] {
  const left: Node[] = [
    [952, top + 66, 'sharp'],
    [950 - cut.waistHalf + 2, top + 66, 'sharp'],
    [950 - cut.waistHalf - 46, top + 230],
    [950 - cut.hipHalf, top + 520],
    [950 - (cut.hipHalf + cut.kneeOut) / 2 - 4, (top + 520 + cut.knee) / 2],
    [950 - cut.kneeOut, cut.knee],
    [950 - cut.hemOut, cut.hem - 6, 'sharp'],
    [950 - (cut.hemOut + cut.hemIn) / 2, cut.hem + 14],
    [950 - cut.hemIn, cut.hem - 2, 'sharp'],
    [950 - cut.kneeIn, cut.knee],
    [950 - 14, top + 760],
    [952, top + 640, 'sharp'],
  ]
  const legs = ([1, -1] as const).map((side): Part => {
    const outline = side === -1 ? left : flipped(left, 950)
    return panel(blob(outline), cloth, {
      barrel: 0.6,
      edge: { width: 10, rise: 6 },
      folds: legFolds(cut, seed, side, back),
      casts: side === 1 ? onWall : [...onWall, { dx: 6, dy: 6, blur: 26, strength: 0.4 }],
    })
  })
  const band: Node[] = [
    [950 - cut.waistHalf, top, 'sharp'],
    [950, top + (back ? -8 : 22)],
    [950 + cut.waistHalf, top, 'sharp'],
    [950 + cut.waistHalf + 4, top + 74, 'sharp'],
    [950, top + 96],
    [950 - cut.waistHalf - 4, top + 74, 'sharp'],
  ]
  const loops = (back ? [-190, 0, 190] : [-170, 170]).map((dx) =>
    panel(
      blob([
        [940 + dx, top + 4, 'sharp'],
        [964 + dx, top + 4, 'sharp'],
        [964 + dx, top + 106, 'sharp'],
        [940 + dx, top + 106, 'sharp'],
      ]),
      cloth,
      { edge: { width: 7, rise: 6 }, casts: [{ dx: 3, dy: 4, blur: 7, strength: 0.45 }] },
    ),
  )
  const welts = back
    ? [-1, 1].map((side) =>
        panel(
          blob([
            [950 + side * 90, top + 270, 'sharp'],
            [950 + side * 230, top + 262, 'sharp'],
            [950 + side * 232, top + 284, 'sharp'],
            [950 + side * 90, top + 292, 'sharp'],
          ]),
          cloth,
          { edge: { width: 6, rise: 5 }, casts: [{ dx: 2, dy: 4, blur: 7, strength: 0.5 }] },
        ),
      )
    : []
  return [
    ...(back
      ? []
      : [
          inside(
            blob([
              [950 - cut.waistHalf, top, 'sharp'],
              [950, top - 26],
              [950 + cut.waistHalf, top, 'sharp'],
              [950, top + 30],
            ]),
            cloth,
          ),
        ]),
    ...legs,
    ...welts,
    panel(blob(band), cloth, {
      barrel: 0.7,
      edge: { width: 12, rise: 8 },
      casts: [{ dx: 0, dy: 6, blur: 10, strength: 0.4 }],
      folds: back
        ? [
            seam([
              [950, top - 10],
              [950, top + 100],
            ]),
          ]
        : [
            seam(
              [
                [968, top + 10],
                [968, top + 100],
              ],
              -5,
              7,
            ),
          ],
    }),
    ...loops,
    ...(back ? [] : button(936, top + 58, 15, '#5a4634')),
  ]
}

function legFolds(cut: TrouserCut, seed: string, side: 1 | -1, back: boolean): Fold[] {
  const at = (dx: number, y: number): Node => [950 + side * dx, y]
  const middle = (cut.hemOut + cut.hemIn) / 2
  const crease: Fold = {
    along: [
      at(150, top + 130),
      at(190, (top + 280 + cut.knee) / 2),
      at((cut.kneeOut + cut.kneeIn) / 2, cut.knee),
      at(middle, cut.hem),
    ],
    width: 44,
    height: 13,
    fade: 'start',
  }
  const pleats = back
    ? [seam([at(140, top + 90), at(150, top + 230)], -6, 10)]
    : Array.from(
        { length: cut.pleats },
        (_, index): Fold => ({
          along: [at(120 + index * 66, top + 80), at(134 + index * 66, top + 260), at(156 + index * 60, top + 560)],
          width: 20,
          height: -17,
          lean: 0.4 * side,
          fade: 'end',
        }),
      )
  const pocket = back ? [] : [seam([at(cut.waistHalf - 50, top + 90), at(cut.waistHalf + 44, top + 350)], -7, 10)]
  const fly = side === 1 && !back ? [seam([at(46, top + 90), at(44, top + 420), at(0, top + 560)], -3, 6)] : []
  const hang = hanging(
    `${seed} leg ${side}`,
    {
      y: Math.min(top + 420, cut.knee - 200),
      left: at(side === 1 ? 20 : cut.hipHalf, 0)[0],
      right: at(side === 1 ? cut.hipHalf : 20, 0)[0],
    },
    {
      y: cut.hem,
      left: at(side === 1 ? cut.hemIn : cut.hemOut, 0)[0],
      right: at(side === 1 ? cut.hemOut : cut.hemIn, 0)[0],
    },
    6,
    56,
    15,
  )
  return [
    crease,
    ...pleats,
    ...pocket,
    ...fly,
    ...hang,
    ...creases(`${seed} crotch ${side}`, 950 + side * 30, top + 640, 300, side === 1 ? -28 : 208, 4, 6),
    ...creases(
      `${seed} knee ${side}`,
      950 + (side * (cut.kneeOut + cut.kneeIn)) / 2,
      cut.knee - 20,
      240,
      side * 24,
      3,
      3,
    ),
  ]
}
