import { mixed, times } from '../engine/colour.ts'
import { blob, line, type Node, polygon, strip } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { creases, panel, stitches } from '../sewing.ts'
import { standing } from '../shadows.ts'
import { tab } from './leather-tab.ts'

/** A structured tote, from the front. */
export function toteFront(leather: Cloth, seed: string): Part[] {
  const body = blob([
    [430, 1010, 'sharp'],
    [950, 1004],
    [1470, 1010, 'sharp'],
    [1500, 1450],
    [1510, 1850],
    [1490, 1892],
    [1450, 1900],
    [950, 1906],
    [450, 1900],
    [410, 1892],
    [390, 1850],
    [400, 1450],
  ])
  const thread = mixed(leather.body, [1, 0.9, 0.75], 0.35)
  const inner: Node[] = [
    [440, 1034],
    [424, 1450],
    [416, 1840],
    [440, 1876],
    [950, 1882],
    [1460, 1876],
    [1484, 1840],
    [1476, 1450],
    [1460, 1034],
  ]
  return [
    ...standing(950, 1900, 560),
    handle(leather, -18, 0.72),
    panel(
      blob([
        [450, 1012, 'sharp'],
        [950, 984],
        [1450, 1012, 'sharp'],
        [950, 1030],
      ]),
      { ...leather, paint: times(leather.body, 0.35) },
    ),
    panel(body, leather, {
      barrel: 0.28,
      edge: { width: 26, rise: 16 },
      folds: creases(seed, 950, 1560, 620, 82, 4, 5),
      casts: [{ dx: 12, dy: 8, blur: 24, strength: 0.3 }],
    }),
    stitches(inner, leather, thread),
    panel(
      line(
        [
          [430, 1022],
          [950, 1016],
          [1470, 1022],
        ],
        30,
      ),
      leather,
      { edge: { width: 13, rise: 9 }, casts: [{ dx: 2, dy: 6, blur: 8, strength: 0.4 }] },
    ),
    handle(leather, 0, 1),
    ...[690, 1210].flatMap((x) => tab(leather, x, thread)),
  ]
}

function handle(leather: Cloth, dy: number, tone: number): Part {
  const along: Node[] = [
    [690, 1150 + dy],
    [684, 960 + dy],
    [720, 700 + dy],
    [820, 560 + dy],
    [950, 516 + dy],
    [1080, 560 + dy],
    [1180, 700 + dy],
    [1216, 960 + dy],
    [1210, 1150 + dy],
  ]
  return panel(
    polygon(strip(along, () => 24)),
    { ...leather, paint: times(leather.body, tone) },
    { edge: { width: 22, rise: 18 }, casts: [{ dx: 16, dy: 22, blur: 34, strength: 0.22 }] },
  )
}
