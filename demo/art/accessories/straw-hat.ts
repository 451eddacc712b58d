import { blob, ellipse, mirroredBlob } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import { cloth as woven } from '../materials/cloth.ts'
import { straw } from '../materials/straw.ts'
import { creases, panel, seam } from '../sewing.ts'
import { lyingHigh, standing } from '../shadows.ts'
import { ringNodes } from './brim-outline.ts'

/** A wide-brimmed straw hat, from the front. */
export function strawHat(hex: string): Part[] {
  const brimStraw = straw(hex, 950, 1500, 0.3)
  const crownStraw = straw(hex, 950, 700, 1.4)
  const ribbon = woven('rib', '#1d1b1b', 3)
  const brim = blob([
    [200, 1480],
    [330, 1392],
    [640, 1336],
    [950, 1322],
    [1260, 1336],
    [1570, 1392],
    [1700, 1480],
    [1640, 1566],
    [1340, 1640],
    [950, 1668],
    [560, 1640],
    [260, 1566],
  ])
  const crown = mirroredBlob(
    [
      [950, 862],
      [800, 872],
      [680, 926],
      [622, 1060],
      [596, 1260],
      [578, 1470, 'sharp'],
      [740, 1530],
      [950, 1548],
    ],
    950,
  )
  const band = mirroredBlob(
    [
      [950, 1400],
      [740, 1384],
      [588, 1336, 'sharp'],
      [578, 1474, 'sharp'],
      [740, 1534],
      [950, 1552],
    ],
    950,
  )
  return [
    ...standing(950, 1650, 660),
    panel(brim, brimStraw, {
      edge: { width: 60, rise: 26 },
      tilt: [0, -0.22],
      folds: [
        {
          along: [
            [330, 1560],
            [640, 1620],
            [950, 1640],
            [1260, 1620],
            [1570, 1560],
          ],
          width: 60,
          height: 18,
          fade: 'both',
        },
      ],
      casts: [{ dx: 6, dy: 14, blur: 26, strength: 0.35 }],
    }),
    { kind: 'shade', shape: ellipse(1010, 1510, 470, 90), blur: 60, strength: 0.5 },
    panel(crown, crownStraw, {
      barrel: 0.95,
      edge: { width: 150, rise: 76 },
      folds: [
        {
          along: [
            [760, 960],
            [950, 1010],
            [1140, 960],
          ],
          width: 110,
          height: -34,
        },
      ],
    }),
    panel(
      band,
      { ...ribbon, paint: ribbon.body },
      {
        barrel: 0.95,
        edge: { width: 8, rise: 5 },
        folds: [
          seam(
            [
              [600, 1380],
              [950, 1440],
              [1300, 1380],
            ],
            3,
            5,
          ),
        ],
        casts: [{ dx: 3, dy: -4, blur: 8, strength: 0.3 }],
      },
    ),
    panel(
      blob([
        [1180, 1372, 'sharp'],
        [1236, 1360, 'sharp'],
        [1246, 1512, 'sharp'],
        [1190, 1528, 'sharp'],
      ]),
      ribbon,
      { edge: { width: 10, rise: 9 }, tilt: [0.3, 0], casts: [{ dx: 4, dy: 4, blur: 8, strength: 0.5 }] },
    ),
  ]
}

/** The straw hat from above. */
export function strawHatAbove(hex: string): Part[] {
  const around = straw(hex, 950, 1250, 0.94)
  const crown = straw(hex, 934, 1226, 0.94)
  const ribbon = woven('rib', '#1d1b1b', 3)
  return [
    panel(blob(ringNodes(950, 1250, 770, 726, 14)), around, {
      edge: { width: 120, rise: 34 },
      folds: creases('brim', 950, 1250, 640, 20, 6, 10),
      casts: lyingHigh,
    }),
    { kind: 'shade', shape: ellipse(990, 1300, 400, 372), blur: 70, strength: 0.55 },
    panel(ellipse(944, 1242, 400, 376), { ...ribbon, paint: ribbon.body }, { edge: { width: 44, rise: 60 } }),
    panel(ellipse(934, 1226, 372, 350), crown, {
      edge: { width: 120, rise: 92 },
      folds: [
        {
          along: [
            [930, 1010],
            [926, 1230],
            [934, 1450],
          ],
          width: 190,
          height: -70,
        },
      ],
      casts: [{ dx: 8, dy: 10, blur: 14, strength: 0.4 }],
    }),
  ]
}
