import { times } from '../engine/colour.ts'
import { blob, ellipse, line, mirroredBlob, type Node } from '../engine/path.ts'
import type { Fold, Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { metal } from '../materials/metal.ts'
import { creases, panel, seam, stitches } from '../sewing.ts'
import { lyingHigh, standing } from '../shadows.ts'
import { ringNodes } from './brim-outline.ts'

/** A stitched canvas bucket hat, from the front. */
export function bucketHat(cloth: Cloth, seed: string): Part[] {
  const crown = mirroredBlob(
    [
      [950, 900],
      [790, 912],
      [664, 960],
      [630, 1100],
      [596, 1330, 'sharp'],
      [740, 1384],
      [950, 1400],
    ],
    950,
  )
  const brim = mirroredBlob(
    [
      [950, 1300],
      [760, 1290],
      [598, 1262, 'sharp'],
      [500, 1400],
      [380, 1570],
      [372, 1602, 'sharp'],
      [620, 1690],
      [950, 1722],
    ],
    950,
  )
  const under = blob([
    [374, 1596],
    [640, 1520],
    [950, 1496],
    [1260, 1520],
    [1526, 1596],
    [1260, 1690],
    [950, 1720],
    [640, 1690],
  ])
  const row = (t: number): Node[] => [
    [598 - 226 * t, 1300 + 290 * t],
    [760 - 130 * t, 1352 + 316 * t],
    [950, 1372 + 334 * t],
    [1140 + 130 * t, 1352 + 316 * t],
    [1302 + 226 * t, 1300 + 290 * t],
  ]
  const rows = [0.16, 0.3, 0.44, 0.58, 0.72, 0.86, 0.97]
  const steel = metal('Silver')
  const eyelets = [
    [690, 1190],
    [762, 1214],
    [1138, 1214],
    [1210, 1190],
  ].flatMap(([x = 0, y = 0]): Part[] => [
    {
      kind: 'solid',
      shape: ellipse(x, y, 17, 18),
      paint: steel.paint,
      finish: steel.finish,
      edge: { width: 9, rise: 8 },
      casts: [{ dx: 2, dy: 3, blur: 4, strength: 0.5 }],
    },
    { kind: 'shade', shape: ellipse(x, y, 8, 9), blur: 2, strength: 0.95, color: [0.04, 0.04, 0.04] },
  ])
  const folds: Fold[] = [
    seam(
      [
        [660, 950],
        [780, 1004],
        [950, 1016],
        [1120, 1004],
        [1240, 950],
      ],
      -6,
      10,
    ),
    ...creases(seed, 760, 1190, 340, 82, 4, 6),
  ]
  return [
    ...standing(950, 1704, 520),
    panel(under, { ...cloth, paint: times(cloth.body, 0.4) }),
    panel(crown, cloth, { barrel: 0.95, edge: { width: 90, rise: 40 }, folds }),
    stitches(
      [
        [666, 968],
        [784, 1020],
        [950, 1032],
        [1116, 1020],
        [1234, 968],
      ],
      cloth,
    ),
    ...eyelets,
    panel(brim, cloth, {
      barrel: 0.75,
      edge: { width: 16, rise: 10 },
      tilt: [0, 0.05],
      folds: [...rows.map((t) => seam(row(t), -4, 7)), ...creases(`${seed} brim`, 640, 1540, 380, 112, 4, 8)],
      casts: [{ dx: 0, dy: -6, blur: 12, strength: 0.35 }],
    }),
    ...rows.map((t) => stitches(row(t + 0.012), cloth)),
    panel(line(row(1), 14), cloth, { edge: { width: 7, rise: 6 } }),
  ]
}

/** The bucket hat from above. */
export function bucketHatAbove(cloth: Cloth, seed: string): Part[] {
  const circle = (radius: number, x = 950, y = 1250): Node[] =>
    Array.from({ length: 25 }, (_, index) => [
      x + Math.cos((index / 12) * Math.PI) * radius,
      y + Math.sin((index / 12) * Math.PI) * radius * 0.95,
    ])
  const rows = [430, 480, 530, 580, 630, 680]
  return [
    panel(blob(ringNodes(950, 1250, 716, 682, 26)), cloth, {
      edge: { width: 300, rise: 120 },
      folds: [
        ...rows.map((radius) => seam(circle(radius), -4, 7)),
        ...[0, 70, 150, 220, 300].flatMap((degrees) =>
          creases(
            `${seed} ${degrees}`,
            950 + Math.cos(degrees) * 560,
            1250 + Math.sin(degrees) * 530,
            240,
            (degrees * 180) / Math.PI + 90,
            2,
            9,
          ),
        ),
      ],
      casts: lyingHigh,
    }),
    ...rows.map((radius) => stitches(circle(radius + 9), cloth)),
    { kind: 'shade', shape: ellipse(986, 1292, 398, 376), blur: 60, strength: 0.5 },
    panel(ellipse(944, 1240, 388, 368), cloth, {
      edge: { width: 130, rise: 120 },
      folds: creases(`${seed} crown`, 944, 1240, 300, 24, 4, 8),
    }),
    panel(ellipse(936, 1226, 316, 298), cloth, {
      edge: { width: 26, rise: 16 },
    }),
    stitches(circle(294, 936, 1226), cloth),
    stitches(circle(338, 938, 1230), cloth),
  ]
}
