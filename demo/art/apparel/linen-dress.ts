import { times } from '../engine/colour.ts'
import { blob, line, mirroredBlob } from '../engine/path.ts'
import type { Fold, Part } from '../engine/piece.ts'
import { randomFrom } from '../engine/random.ts'
import type { Cloth } from '../materials/cloth.ts'
import { creases, hanging, inside, onWall, panel, seam } from '../sewing.ts'

/** A sleeveless dress with a fitted bodice and a loose skirt. */
export function linenDress(cloth: Cloth, seed: string, back: boolean): Part[] {
  const neck = back ? 408 : 560
  const bodice = mirroredBlob(
    [
      [950, neck],
      [876, neck - (back ? 8 : 22)],
      [back ? 818 : 806, back ? 366 : 440],
      [786, 320, 'sharp'],
      [694, 344, 'sharp'],
      [700, 450],
      [690, 560],
      [636, 664, 'sharp'],
      [668, 830],
      [706, 1000, 'sharp'],
      [820, 1012],
      [950, 1016],
    ],
    950,
  )
  const skirt = mirroredBlob(
    [
      [950, 1000],
      [820, 998],
      [708, 986, 'sharp'],
      [648, 1120],
      [590, 1330],
      [500, 1800],
      [430, 2176, 'sharp'],
      [560, 2204],
      [760, 2226],
      [950, 2232],
    ],
    950,
  )
  const gathers = gathered(seed, 720, 1180, 1004, 14)
  const hang = hanging(
    `${seed} skirt`,
    { y: 1040, left: 700, right: 1200 },
    { y: 2240, left: 440, right: 1460 },
    13,
    62,
    30,
  )
  const top: Part[] = back
    ? []
    : [
        inside(
          blob([
            [790, 330, 'sharp'],
            [860, 388],
            [950, 404],
            [1040, 388],
            [1110, 330, 'sharp'],
            [1090, 470],
            [1010, 570],
            [890, 570],
            [810, 470],
          ]),
          cloth,
        ),
      ]
  const line1: Fold[] = back
    ? [
        seam(
          [
            [950, 400],
            [951, 1016],
          ],
          -5,
          7,
        ),
      ]
    : [
        {
          ...seam(
            [
              [806, 1010],
              [800, 850],
              [772, 700],
            ],
            -6,
            9,
          ),
          fade: 'end',
        },
        {
          ...seam(
            [
              [1094, 1010],
              [1100, 850],
              [1128, 700],
            ],
            -6,
            9,
          ),
          fade: 'end',
        },
      ]
  return [
    panel(skirt, cloth, {
      barrel: 0.75,
      folds: [
        ...gathers,
        ...hang,
        seam(
          [
            [430, 2136],
            [690, 2180],
            [950, 2190],
            [1210, 2180],
            [1470, 2136],
          ],
          -4,
          7,
        ),
      ],
      casts: onWall,
    }),
    ...top,
    panel(bodice, cloth, {
      barrel: 0.8,
      edge: { width: 7, rise: 3 },
      folds: [
        ...line1,
        ...creases(`${seed} waist l`, 740, 930, 130, 20, 4, 5),
        ...creases(`${seed} waist r`, 1160, 930, 130, 160, 4, 5),
        ...creases(`${seed} bust`, 950, 760, 240, 80, 3, 4),
      ],
      casts: [...onWall.slice(0, 1), { dx: 2, dy: 6, blur: 12, strength: 0.25 }],
    }),
    trim(
      `${line(
        [
          [716, 358],
          [722, 470],
          [710, 570],
          [660, 664],
        ],
        5,
      )}${line(
        [
          [1184, 358],
          [1178, 470],
          [1190, 570],
          [1240, 664],
        ],
        5,
      )}`,
      cloth,
    ),
  ]
}

/** Folds that run down from where cloth is gathered. */
export function gathered(seed: string, left: number, right: number, y: number, count: number): Fold[] {
  const random = randomFrom(`${seed} gather`)
  return Array.from({ length: count }, (_, index): Fold => {
    const share = (index + 0.5 + random(-0.3, 0.3)) / count
    const x = left + (right - left) * share
    const length = random(180, 480)
    return {
      along: [
        [x, y],
        [x + (share - 0.5) * length * 0.2, y + length * 0.5],
        [x + (share - 0.5) * length * 0.5, y + length],
      ],
      width: random(16, 30),
      height: random(7, 15),
      lean: random(-0.4, 0.4),
      fade: 'end',
    }
  })
}

function trim(shape: string, cloth: Cloth): Part {
  return { ...panel(shape, cloth, { edge: { width: 3, rise: 2 } }), paint: times(cloth.body, 0.86), opacity: 0.5 }
}
