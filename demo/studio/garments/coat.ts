import type { Object3D, ShaderMaterial } from 'three'
import { type Height, patchOn } from '../cloth/patch.ts'
import type { Pattern } from '../cloth/pattern.ts'
import { type Spot, surfaceMap } from '../cloth/surface-map.ts'
import type { Point } from '../relief/matrix.ts'
import { caster } from '../renderer/scene.ts'
import { turnedCollar } from './collars.ts'
import { clothOf } from './fabrics.ts'
import type { Garment } from './garment.ts'
import { buttonRow, laid, strip } from './overlays.ts'
import { smooth } from './sides.ts'
import { sewnTop } from './tops.ts'

const hexes: Record<string, string> = { Camel: '#a97f52', Charcoal: '#3f3e40' }

type Map = (x: number, y: number) => Spot

/** A long coat with a wide lapel. */
export const coats: Record<string, Garment> = {
  'MG-A-109': {
    cut: () =>
      sewnTop({
        who: 'woman',
        cut: {
          neck: 78,
          neckAt: 1440,
          front: 1130,
          back: 1424,
          round: 0,
          gorgeAt: 1346,
          shoulder: 190,
          shoulderAt: 1392,
          underarm: 1190,
          chest: 264,
          hem: 300,
          hemAt: 340,
        },
        sleeve: { upper: 178, hem: 132, length: 560 },
        neck: (top) => turnedCollar(top, { stand: 30, fall: 66, point: 80, ahead: 44, thick: 3.4, parted: true }),
        long: true,
      }),
    fall: { bend: 0.3, spacing: 20, rounds: [1000, 450] },
    thick: 3.2,
    materials: (color) => ({
      plain: clothOf('wool', hexes[color] ?? '', { hem: 7 }),
      edge: clothOf('wool', hexes[color] ?? '', { hem: 5 }),
    }),
    trims: (cloth, pattern, { edge }) => {
      if (!edge) return []
      const map = surfaceMap(cloth, pattern, ['frontR', 'frontL'], 1.6)
      const flaps = [1, -1].map((side) => {
        const line = [
          [side * 70, 905],
          [side * 226, 893],
          [side * 226, 945],
          [side * 70, 957],
        ] as const
        return laid(map, side > 0 ? line : line.toReversed(), edge, 3)
      })
      const vent = strip(surfaceMap(cloth, pattern, ['backR', 'backL'], 0.6), [-2, 342, 66, 800], edge, 2)
      return [
        vent,
        ...overlap(map, edge),
        ...flaps,
        ...lapels(map, pattern, edge),
        ...buttonRow(map, 0, [1090, 870], 3, 14, 'horn', 4.5),
      ]
    },
    detail: { panels: ['frontR', 'frontL'], at: [30, 1190], across: 430 },
  },
}

/** The edge of the side that is buttoned over the other, thinning out away from it. */
function overlap(map: Map, material: ShaderMaterial): Object3D[] {
  const outline: Point[] = [
    [-34, 342],
    [66, 342],
    [66, 1180],
    [30, 1168],
    [2, 1133],
    [-14, 1126],
    [-28, 1106],
    [-34, 1080],
  ]
  return shading(map, outline, material, (x) => 5 - 6 * smooth((x + 10) / 70))
}

/** Lapels lie on the chest from where the front opens up to the gorge, and stand off a little at their outer edge. */
function lapels(map: Map, pattern: Pattern, material: ShaderMaterial): Object3D[] {
  const front = pattern.panels.find(({ name }) => name === 'frontR')
  const broken = front?.edges.find(([edge]) => edge === 'break')?.[1] ?? []
  const [gorgeX, gorgeY] = broken[0] ?? [0, 0]
  const outer: Point[] = [
    [26, 1162],
    [62, 1222],
    [104, 1284],
    [134, 1318],
    [gorgeX + 36, gorgeY - 8],
  ]
  return [1, -1].flatMap((side) => {
    const outline = [...outer, ...broken].map(([x, y]): Point => [side * x, y])
    return shading(map, side > 0 ? outline : outline.toReversed(), material, (x) => 4 + 6 * smooth(Math.abs(x) / 120))
  })
}

/** A piece laid on that leaves a shadow on what it lies on. */
function shading(map: Map, outline: readonly Point[], material: ShaderMaterial, high: Height): Object3D[] {
  return [laid(map, outline, material, high), caster(patchOn(map, outline, high))]
}
