import { times } from '../engine/colour.ts'
import { blob, line, mirroredBlob, type Node } from '../engine/path.ts'
import type { Fold, Part } from '../engine/piece.ts'
import { randomFrom } from '../engine/random.ts'
import type { Cloth } from '../materials/cloth.ts'
import { hanging, inside, onWall, panel } from '../sewing.ts'

/** A slip dress on thin straps, cut on the bias. */
export function slipDress(cloth: Cloth, seed: string, back: boolean): Part[] {
  const straps = back
    ? [
        line(
          [
            [790, 300],
            [850, 470],
            [1110, 800],
          ],
          10,
        ),
        line(
          [
            [1110, 300],
            [1050, 460],
            [790, 800],
          ],
          10,
        ),
      ]
    : [
        line(
          [
            [782, 296],
            [768, 430],
            [758, 590],
          ],
          10,
        ),
        line(
          [
            [1118, 296],
            [1132, 430],
            [1142, 590],
          ],
          10,
        ),
      ]
  const neck: Node[] = back
    ? [
        [950, 762],
        [840, 742],
        [752, 690],
      ]
    : [
        [950, 688],
        [860, 668],
        [798, 622],
        [758, 572, 'sharp'],
      ]
  const side: Node[] = back
    ? [[694, 672, 'sharp']]
    : [
        [728, 600],
        [684, 690, 'sharp'],
      ]
  const body = mirroredBlob(
    [
      ...neck,
      ...side,
      [706, 860],
      [722, 1030],
      [690, 1200],
      [640, 1400],
      [610, 1700],
      [574, 2190, 'sharp'],
      [700, 2216],
      [950, 2230],
    ],
    950,
  )
  const cowl: Fold[] = back
    ? []
    : [0, 1, 2, 3].map(
        (index): Fold => ({
          along: [
            [766 - index * 8, 606 + index * 30],
            [840, 700 + index * 62],
            [950, 742 + index * 78],
            [1060, 700 + index * 62],
            [1134 + index * 8, 606 + index * 30],
          ],
          width: 34 + index * 5,
          height: 26 - index * 4,
          lean: 0.45,
          fade: 'both',
        }),
      )
  return [
    {
      ...panel(straps.join(''), cloth, { edge: { width: 5, rise: 5 }, casts: onWall }),
      paint: times(cloth.body, 0.95),
    },
    ...(back
      ? []
      : [
          inside(
            blob([
              [758, 572, 'sharp'],
              [950, 640],
              [1142, 572, 'sharp'],
              [1060, 690],
              [840, 690],
            ]),
            cloth,
          ),
        ]),
    panel(body, cloth, {
      barrel: 0.95,
      edge: { width: 14, rise: 9 },
      folds: [
        ...cowl,
        ...bias(seed),
        ...hanging(`${seed} hem`, { y: 1300, left: 660, right: 1240 }, { y: 2260, left: 585, right: 1315 }, 8, 64, 30),
      ],
      casts: onWall,
    }),
  ]
}

// Cloth cut on the bias hangs in long, shallow diagonals.
function bias(seed: string): Fold[] {
  const random = randomFrom(`${seed} bias`)
  return Array.from({ length: 8 }, (_, index): Fold => {
    const side = index % 4 === 3 ? -1 : 1
    const y = 800 + index * 90 + random(-30, 30)
    const fall = random(420, 720)
    const at = (dx: number, dy: number): Node => [950 - side * dx, y + dy]
    return {
      along: [at(-300, 0), at(-120, fall * 0.22), at(60, fall * 0.5), at(random(150, 260), fall)],
      width: random(44, 74),
      height: random(7, 11) * (index % 3 === 2 ? -0.8 : 1),
      lean: random(-0.5, 0.5),
      fade: 'both',
    }
  })
}
