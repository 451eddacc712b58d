import { surfaceMap } from '../cloth/surface-map.ts'
import { fromHex } from '../relief/color.ts'
import { lapels, turnedCollar } from './collars.ts'
import { checks, clothOf, stripes } from './fabrics.ts'
import type { Garment } from './garment.ts'
import { buttonRow, pocket, strip } from './overlays.ts'
import type { TopCut } from './top-body.ts'
import { sewnTop } from './tops.ts'

const front = ['frontR', 'frontL']
const hexes: Record<string, string> = {
  White: '#f3f1ec',
  'Sky Stripe': '#eef0f0',
  Ecru: '#e0d4b8',
  Olive: '#63643f',
  Navy: '#262e42',
  'Forest Check': '#4c6350',
  'Rust Check': '#a95f38',
  Indigo: '#34425f',
}

const thread = fromHex('#b9a884')

const work: TopCut = {
  neck: 84,
  neckAt: 1504,
  front: 1436,
  back: 1490,
  shoulder: 224,
  shoulderAt: 1448,
  underarm: 1238,
  chest: 296,
  hem: 290,
  hemAt: 790,
}

/** A work jacket with a plain collar and three patch pockets. */
const workJacket = () =>
  sewnTop({
    who: 'man',
    cut: work,
    sleeve: { upper: 196, hem: 142, length: 590 },
    neck: (top) => turnedCollar(top, { stand: 24, fall: 56, point: 82 }),
  })

const workTrims: Garment['trims'] = (cloth, pattern, { edge }) => {
  if (!edge) return []
  const map = surfaceMap(cloth, pattern, front, 1.25)
  return [
    strip(map, [-20, 792, 20, 1432], edge, 1.8),
    ...pocket(map, [132, 1278, 122, 138], edge),
    ...pocket(map, [150, 1030, 178, 196], edge),
    ...pocket(map, [-150, 1030, 178, 196], edge),
    ...buttonRow(map, 0, [1408, 850], 5, 10, 'dark', 2.4),
  ]
}

/** Shirts and what is cut like them. */
export const shirts: Record<string, Garment> = {
  'MG-A-103': {
    cut: () =>
      sewnTop({
        who: 'woman',
        cut: {
          neck: 68,
          neckAt: 1438,
          front: 1380,
          back: 1426,
          shoulder: 196,
          shoulderAt: 1384,
          underarm: 1190,
          chest: 262,
          hem: 258,
          hemAt: 700,
          tail: 70,
        },
        sleeve: { upper: 176, hem: 124, length: 470 },
        cuff: { half: 104, high: 62, panel: { stiff: 8, thick: 2 } },
        neck: (top) => turnedCollar(top, { stand: 26, fall: 44, point: 72 }),
      }),
    fall: { bend: 0.02, spacing: 18, rounds: [900, 500] },
    thick: 1.2,
    materials: (color) => {
      const print = color === 'Sky Stripe' ? { print: stripes('#7d9cbd', 9, 4.2) } : {}
      return {
        plain: clothOf('poplin', hexes[color] ?? '', { ...print, hem: 6 }),
        edge: clothOf('poplin', hexes[color] ?? '', { ...print, hem: 4 }),
      }
    },
    trims: (cloth, pattern, { edge }) => {
      if (!edge) return []
      const map = surfaceMap(cloth, pattern, front, 0.7)
      const stand = surfaceMap(cloth, pattern, ['standfrontR', 'standfrontL'], 1)
      const back = surfaceMap(cloth, pattern, ['backR', 'backL'], 0.5)
      const pleat = [strip(back, [-18, 712, 18, 1318], edge, 1), strip(back, [-150, 1314, 150, 1324], edge, 1)]
      return [
        ...pleat,
        strip(map, [-16, 704, 16, 1378], edge),
        ...buttonRow(map, 0, [1345, 790], 7, 6, 'pearl'),
        ...buttonRow(stand, 0, [13, 13], 1, 6, 'pearl'),
      ]
    },
    whole: [0.82, 0.72],
    detail: { panels: front, at: [20, 1330], across: 340 },
  },
  'MG-A-104': {
    cut: () =>
      sewnTop({
        who: 'man',
        cut: {
          neck: 88,
          neckAt: 1502,
          front: 1345,
          back: 1486,
          round: 0,
          shoulder: 222,
          shoulderAt: 1446,
          underarm: 1236,
          chest: 294,
          hem: 290,
          hemAt: 806,
        },
        sleeve: { upper: 198, hem: 182, length: 245 },
        neck: (top) => lapels(top, { wide: 92, collar: 72, notch: 0.56, thick: 2 }),
      }),
    fall: { bend: 0.02, spacing: 18, rounds: [900, 500] },
    thick: 1.4,
    materials: (color) => ({
      plain: clothOf('linen', hexes[color] ?? '', { hem: 18 }),
      edge: clothOf('linen', hexes[color] ?? '', { hem: 4 }),
    }),
    trims: (cloth, pattern, { edge }) => {
      if (!edge) return []
      const map = surfaceMap(cloth, pattern, front, 0.7)
      return [
        strip(map, [-17, 808, 17, 1342], edge),
        ...pocket(map, [124, 1262, 112, 128], edge, 1.2),
        ...buttonRow(map, 0, [1322, 870], 5, 7, 'horn'),
      ]
    },
    whole: [0.8, 0.66],
    detail: { panels: front, at: [60, 1330], across: 400 },
  },
  'MG-A-110': {
    cut: workJacket,
    fall: { bend: 0.09, spacing: 18, rounds: [900, 450] },
    thick: 2.4,
    materials: () => ({
      plain: clothOf('drill', '#34425f', { hem: 20, seam: 7, thread }),
      edge: clothOf('drill', '#34425f', { hem: 4, thread }),
    }),
    trims: workTrims,
    whole: [0.82, 0.7],
    detail: { panels: front, at: [80, 1330], across: 400 },
  },
  'MG-A-115': {
    cut: workJacket,
    fall: { bend: 0.06, spacing: 18, rounds: [900, 450] },
    thick: 2.6,
    materials: (color) => {
      const print = checks(color === 'Forest Check' ? '#1b241d' : '#3a241a', 92, 46)
      return {
        plain: clothOf('brushed', hexes[color] ?? '', { print, hem: 16 }),
        edge: clothOf('brushed', hexes[color] ?? '', { print, hem: 4 }),
      }
    },
    trims: workTrims,
    whole: [0.82, 0.7],
    detail: { panels: front, at: [80, 1330], across: 400 },
  },
}
