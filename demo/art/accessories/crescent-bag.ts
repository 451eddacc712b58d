import { times } from '../engine/colour.ts'
import { blob, curve, line, type Node, polygon, ring, strip } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { metal } from '../materials/metal.ts'
import { creases, panel, seam, stitches } from '../sewing.ts'
import { lyingHigh, standing } from '../shadows.ts'

/** A crescent shoulder bag; `down` lays it on the paper with its strap beside it. */
export function crescent(leather: Cloth, seed: string, down: boolean): Part[] {
  const gold = metal('Gold')
  const strap: Node[] = down
    ? [
        [420, 1210],
        [330, 960],
        [520, 700],
        [900, 640],
        [1280, 700],
        [1540, 900],
        [1500, 1130],
        [1476, 1230],
      ]
    : [
        [452, 1196],
        [500, 860],
        [700, 560],
        [950, 470],
        [1200, 560],
        [1400, 860],
        [1448, 1196],
      ]
  const body = blob([
    [402, 1200],
    [452, 1168],
    [700, 1236],
    [950, 1256],
    [1200, 1236],
    [1448, 1168],
    [1498, 1200],
    [1500, 1330],
    [1400, 1590],
    [1200, 1752],
    [950, 1802],
    [700, 1752],
    [500, 1590],
    [400, 1330],
  ])
  const bottom: Node[] = [
    [424, 1340],
    [520, 1576],
    [712, 1726],
    [950, 1772],
    [1188, 1726],
    [1380, 1576],
    [1476, 1340],
  ]
  return [
    ...(down ? [] : standing(950, 1800, 380)),
    panel(polygon(strip(strap, () => 27)), leather, {
      edge: { width: 24, rise: 18 },
      casts: down ? lyingHigh : [{ dx: 40, dy: 50, blur: 90, strength: 0.22 }],
    }),
    panel(body, leather, {
      edge: { width: 190, rise: 112 },
      folds: [
        ...creases(`${seed} l`, 470, 1240, 300, 48, 5, 9),
        ...creases(`${seed} r`, 1430, 1240, 300, 132, 5, 9),
        ...creases(seed, 950, 1380, 420, 4, 4, 5),
        seam(bottom, -7, 10),
      ],
      casts: down ? lyingHigh : [{ dx: 16, dy: 18, blur: 40, strength: 0.3 }],
    }),
    stitches(
      bottom.map(([x, y]): Node => [x + (x < 950 ? 14 : x > 950 ? -14 : 0), y - 16]),
      leather,
    ),
    panel(
      line(
        [
          [476, 1200],
          [700, 1262],
          [950, 1282],
          [1200, 1262],
          [1424, 1200],
        ],
        34,
      ),
      { ...leather, paint: times(leather.body, 0.55) },
      { edge: { width: 10, rise: -6 } },
    ),
    {
      kind: 'solid',
      shape: line(
        [
          [476, 1200],
          [700, 1262],
          [950, 1282],
          [1200, 1262],
          [1424, 1200],
        ],
        13,
        '5 4',
      ),
      paint: gold.paint,
      finish: gold.finish,
      edge: { width: 6, rise: 5 },
    },
    ...[452, 1448].map(
      (x): Part => ({
        kind: 'solid',
        shape: ring(
          curve(
            [
              [x - 40, 1196],
              [x, 1150],
              [x + 40, 1196],
              [x, 1242],
            ],
            true,
          ),
          curve(
            [
              [x - 24, 1196],
              [x, 1168],
              [x + 24, 1196],
              [x, 1224],
            ],
            true,
          ),
        ),
        paint: gold.paint,
        finish: gold.finish,
        edge: { width: 9, rise: 9 },
        casts: [{ dx: 4, dy: 6, blur: 8, strength: 0.5 }],
      }),
    ),
    {
      kind: 'solid',
      shape: blob([
        [1300, 1226],
        [1318, 1222],
        [1330, 1300],
        [1326, 1340],
        [1306, 1342],
        [1298, 1300],
      ]),
      paint: gold.paint,
      finish: gold.finish,
      edge: { width: 12, rise: 9 },
      casts: [{ dx: 5, dy: 7, blur: 9, strength: 0.5 }],
    },
  ]
}
