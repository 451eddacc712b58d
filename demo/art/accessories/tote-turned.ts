import { mixed, times } from '../engine/colour.ts'
import { blob, line, type Node, polygon, strip } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { creases, panel, stitches } from '../sewing.ts'
import { tab } from './leather-tab.ts'

/** The tote turned, with its handles down. */
export function toteTurned(leather: Cloth, seed: string): Part[] {
  const thread = mixed(leather.body, [1, 0.9, 0.75], 0.35)
  const face = blob([
    [372, 1040, 'sharp'],
    [760, 1060],
    [1140, 1086, 'sharp'],
    [1180, 1480],
    [1206, 1930, 'sharp'],
    [760, 1912],
    [320, 1872, 'sharp'],
    [340, 1440],
  ])
  const gusset = blob([
    [1140, 1082, 'sharp'],
    [1230, 1034],
    [1318, 1000, 'sharp'],
    [1420, 1400],
    [1520, 1800, 'sharp'],
    [1370, 1866],
    [1202, 1932, 'sharp'],
    [1176, 1480],
  ])
  const mouth = blob([
    [372, 1040, 'sharp'],
    [560, 980],
    [960, 974],
    [1318, 1000, 'sharp'],
    [1140, 1086, 'sharp'],
    [760, 1062],
  ])
  const rearHandle = handleAlong([
    [640, 990],
    [632, 860],
    [668, 680],
    [780, 580],
    [880, 566],
    [990, 600],
    [1080, 720],
    [1100, 880],
    [1096, 1000],
  ])
  const frontHandle = handleAlong([
    [520, 1084],
    [512, 1230],
    [590, 1410],
    [730, 1480],
    [880, 1434],
    [968, 1260],
    [978, 1110],
  ])
  return [
    {
      kind: 'shade',
      shape: polygon([
        [330, 1870],
        [1206, 1936],
        [1620, 1824],
        [1760, 1870],
        [1260, 1990],
        [380, 1920],
      ]),
      blur: 70,
      strength: 0.5,
    },
    {
      kind: 'shade',
      shape: line(
        [
          [324, 1876],
          [780, 1918],
          [1206, 1936],
          [1520, 1804],
        ],
        14,
      ),
      blur: 16,
      strength: 0.8,
    },
    panel(rearHandle, { ...leather, paint: times(leather.body, 0.7) }, { edge: { width: 20, rise: 17 } }),
    panel(mouth, { ...leather, paint: times(leather.body, 0.3) }, { edge: { width: 60, rise: -20 } }),
    panel(
      gusset,
      { ...leather, paint: times(leather.body, 0.78) },
      {
        tilt: [0.4, 0],
        edge: { width: 14, rise: 9 },
        folds: [
          {
            along: [
              [1228, 1036],
              [1262, 1340],
              [1296, 1640],
            ],
            width: 120,
            height: -58,
            fade: 'end',
          },
          {
            along: [
              [1296, 1480],
              [1250, 1700],
              [1204, 1930],
            ],
            width: 60,
            height: 16,
            fade: 'both',
          },
          {
            along: [
              [1300, 1480],
              [1410, 1660],
              [1516, 1796],
            ],
            width: 60,
            height: 16,
            fade: 'both',
          },
        ],
      },
    ),
    panel(face, leather, {
      tilt: [-0.12, 0],
      edge: { width: 20, rise: 13 },
      folds: creases(seed, 760, 1560, 560, 84, 4, 5),
      casts: [{ dx: 8, dy: 2, blur: 16, strength: 0.3 }],
    }),
    stitches(
      [
        [392, 1066],
        [362, 1440],
        [344, 1850],
        [760, 1888],
        [1182, 1904],
        [1156, 1480],
        [1120, 1108],
      ],
      leather,
      thread,
    ),
    panel(
      line(
        [
          [376, 1050],
          [760, 1070],
          [1138, 1096],
        ],
        26,
      ),
      leather,
      { tilt: [-0.1, 0], edge: { width: 12, rise: 8 }, casts: [{ dx: 2, dy: 6, blur: 8, strength: 0.4 }] },
    ),
    panel(frontHandle, leather, {
      edge: { width: 20, rise: 17 },
      casts: [{ dx: 12, dy: 18, blur: 20, strength: 0.5 }],
    }),
    ...tab(leather, 520, thread, 1066),
    ...tab(leather, 978, thread, 1090),
  ]
}

function handleAlong(nodes: Node[]): string {
  return polygon(strip(nodes, () => 23))
}
