import { mirroredBlob } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { button, creases, hanging, inside, onWall, panel, seam } from '../sewing.ts'
import { gathered } from './linen-dress.ts'

const top = 420

/** A long skirt gathered into a band, buttoned down the front. */
export function linenSkirt(cloth: Cloth, seed: string, back: boolean): Part[] {
  const skirt = mirroredBlob(
    [
      [950, top + 96],
      [694, top + 92, 'sharp'],
      [610, top + 300],
      [548, top + 620],
      [470, top + 1180],
      [420, top + 1600, 'sharp'],
      [580, top + 1632],
      [760, top + 1650],
      [950, top + 1656],
    ],
    950,
  )
  const band = mirroredBlob(
    [
      [950, top + (back ? -6 : 14)],
      [698, top, 'sharp'],
      [692, top + 104, 'sharp'],
      [950, top + 122],
    ],
    950,
  )
  const edge = seam([
    [966, top + 120],
    [970, top + 900],
    [972, top + 1650],
  ])
  const rows = [58, 250, 450, 660, 880, 1110, 1350]
  return [
    ...(back
      ? []
      : [
          inside(
            mirroredBlob(
              [
                [950, top - 22],
                [700, top, 'sharp'],
                [950, top + 26],
              ],
              950,
            ),
            cloth,
          ),
        ]),
    panel(skirt, cloth, {
      barrel: 0.75,
      folds: [
        ...gathered(seed, 704, 1196, top + 104, 18),
        ...hanging(
          `${seed} skirt`,
          { y: top + 160, left: 690, right: 1210 },
          { y: top + 1670, left: 430, right: 1470 },
          12,
          64,
          28,
        ),
        ...(back ? [] : [edge]),
        seam([
          [424, top + 1560],
          [690, top + 1600],
          [950, top + 1610],
          [1210, top + 1600],
          [1476, top + 1560],
        ]),
      ],
      casts: onWall,
    }),
    panel(band, cloth, {
      barrel: 0.7,
      edge: { width: 12, rise: 8 },
      folds: creases(`${seed} band`, 950, top + 60, 300, 6, 4, 4),
      casts: [{ dx: 0, dy: 6, blur: 10, strength: 0.4 }],
    }),
    ...(back ? [] : rows.flatMap((y) => button(950, top + y, 17, '#7a5f44'))),
  ]
}
