import { surfaceMap } from '../cloth/surface-map.ts'
import { lapels } from './collars.ts'
import { clothOf } from './fabrics.ts'
import type { Garment } from './garment.ts'
import { buttonRow, laid, strip } from './overlays.ts'
import { sewnTop } from './tops.ts'

const hexes: Record<string, string> = { Camel: '#a97f52', Charcoal: '#3f3e40' }

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
          shoulder: 190,
          shoulderAt: 1392,
          underarm: 1190,
          chest: 272,
          hem: 318,
          hemAt: 340,
        },
        sleeve: { upper: 178, hem: 132, length: 560 },
        neck: (top) => lapels(top, { wide: 118, collar: 82, notch: 0.62, thick: 3.4 }),
      }),
    fall: { bend: 0.12, spacing: 20, rounds: [1000, 450] },
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
      return [vent, ...flaps, ...buttonRow(map, 20, [1105, 870], 3, 14, 'horn', 3)]
    },
    detail: { panels: ['frontR', 'frontL'], at: [30, 1190], across: 430 },
  },
}
