import { form } from '../cloth/form.ts'
import { surfaceMap } from '../cloth/surface-map.ts'
import { clothOf } from './fabrics.ts'
import type { Garment } from './garment.ts'
import { skirtPanels, waistband } from './gathered.ts'
import { buttonRow, strip } from './overlays.ts'
import { type TrouserCut, trousers } from './trousers.ts'

const wide: TrouserCut = {
  who: 'woman',
  waist: 1052,
  top: 1096,
  pleats: [[86, 48]],
  darts: 14,
  hip: 226,
  hipAt: 880,
  crotchAt: 775,
  hemAt: 80,
  knee: 315,
  hem: 345,
  creased: true,
}

const tapered: TrouserCut = {
  who: 'man',
  waist: 1030,
  top: 1068,
  pleats: [[96, 42]],
  darts: 12,
  hip: 222,
  hipAt: 890,
  crotchAt: 778,
  hemAt: 96,
  knee: 232,
  hem: 182,
  creased: true,
}

const front = ['frontR', 'frontL']

/** Trousers, shorts and skirts. */
export const bottoms: Record<string, Garment> = {
  'MG-A-107': {
    cut: () => trousers(wide),
    onLegs: true,
    fall: { bend: 0.02, spacing: 20, rounds: [900, 500] },
    thick: 1.6,
    materials: (color) => trouserCloth('crepe', hexes[color] ?? ''),
    trims: fly,
    detail: { panels: front, at: [60, 1010], across: 380 },
  },
  'MG-A-108': {
    cut: () => trousers(tapered),
    onLegs: true,
    fall: { bend: 0.05, spacing: 18, rounds: [900, 500] },
    thick: 1.8,
    materials: (color) => trouserCloth('twill', hexes[color] ?? ''),
    trims: (cloth, pattern, materials) => {
      const tabs = ['R', 'L'].flatMap((side) => {
        const band = surfaceMap(cloth, pattern, [`bandfront${side}`], 1.5)
        const sign = side === 'R' ? 1 : -1
        const [near, far] = [sign * 120, sign * 178]
        return [
          strip(
            band,
            [Math.min(near, far), 1040, Math.max(near, far), 1058],
            materials.plain ?? clothOf('twill', '#000000'),
            2.4,
          ),
          ...buttonRow(band, sign * 130, [1049, 1049], 1, 7, 'dark', 4),
        ]
      })
      const welts = ['R', 'L'].flatMap((side) => {
        const back = surfaceMap(cloth, pattern, [`back${side}`], 0.6)
        const [near, far] = side === 'R' ? [52, 168] : [-168, -52]
        return [
          strip(back, [near, 942, far, 956], materials.edge ?? clothOf('twill', '#000000'), 1.8),
          ...buttonRow(back, (near + far) / 2, [928, 928], 1, 7, 'dark', 1.5),
        ]
      })
      return [...welts, ...(fly(cloth, pattern, materials) ?? []), ...tabs]
    },
    detail: { panels: front, at: [96, 990], across: 380 },
  },
  'MG-A-111': {
    onLegs: true,
    cut: () =>
      trousers({
        ...tapered,
        pleats: [
          [80, 44],
          [118, 34],
        ],
        crotchAt: 772,
        hip: 232,
        hemAt: 560,
        knee: 318,
        hem: 322,
        creased: false,
      }),
    fall: { bend: 0.03, spacing: 14, rounds: [900, 500] },
    thick: 1.6,
    materials: (color) => trouserCloth('linen', hexes[color] ?? ''),
    trims: fly,
    whole: [0.62, 0.62],
    detail: { panels: front, at: [66, 985], across: 360 },
  },
  'MG-A-116': {
    onLegs: true,
    cut: () =>
      trousers({
        ...wide,
        pleats: [
          [48, 50],
          [84, 50],
          [120, 50],
        ],
        hip: 240,
        crotchAt: 762,
        hemAt: 380,
        knee: 400,
        hem: 470,
        creased: false,
      }),
    fall: { bend: 0.03, spacing: 18, rounds: [1000, 500] },
    thick: 1.8,
    materials: (color) => trouserCloth('twill', hexes[color] ?? ''),
    trims: fly,
    whole: [0.72, 0.74],
    detail: { panels: front, at: [60, 1000], across: 380 },
  },
  'MG-A-112': {
    cut: () => {
      const body = form('woman', {})
      const band = waistband(1062, 1092, body, 12)
      const skirt = skirtPanels({ top: 345, topAt: 1062, hem: 455, hemAt: 310 }, body)
      const sides = ['frontR', 'frontL', 'backR', 'backL']
      const joined = sides.map((side): [string, string] => [`skirt${side}.waist`, `~band${side}.low0`])
      return {
        body,
        pattern: {
          panels: [...band.panels, ...skirt.panels],
          seams: [...band.seams, ...skirt.seams, ...joined],
          held: band.held,
        },
      }
    },
    fall: { bend: 0.02, spacing: 20, rounds: [1100, 500] },
    thick: 1.4,
    materials: (color) => ({
      plain: clothOf('linen', hexes[color] ?? '', { hem: 24 }),
      edge: clothOf('linen', hexes[color] ?? '', { hem: 3 }),
    }),
    trims: (cloth, pattern, { edge }) => {
      if (!edge) return []
      const map = surfaceMap(cloth, pattern, ['skirtfrontR', 'skirtfrontL'], 0.8)
      const band = surfaceMap(cloth, pattern, ['bandfrontR', 'bandfrontL'], 1.5)
      return [
        strip(map, [-17, 312, 17, 1060], edge),
        ...buttonRow(map, 0, [1010, 380], 8, 8, 'horn'),
        ...buttonRow(band, 0, [1077, 1077], 1, 8, 'horn', 2.6),
      ]
    },
    detail: { panels: ['skirtfrontR', 'skirtfrontL'], at: [30, 985], across: 360 },
  },
}

const hexes: Record<string, string> = {
  Ivory: '#e6dfcf',
  Black: '#1f1d1c',
  Camel: '#a97f52',
  Stone: '#c0b49f',
  Navy: '#262e42',
  Sand: '#cfb78f',
  Olive: '#63643f',
  Forest: '#334135',
  Ecru: '#e0d4b8',
  Terracotta: '#a9573a',
}

function trouserCloth(name: 'crepe' | 'twill' | 'linen', hex: string) {
  return { plain: clothOf(name, hex, { hem: name === 'crepe' ? 0 : 32 }), edge: clothOf(name, hex, { hem: 3 }) }
}

/** A fly laid over the middle, with a button on the band. */
function fly(...[cloth, pattern, { edge }]: Parameters<NonNullable<Garment['trims']>>) {
  if (!edge) return []
  const band = surfaceMap(cloth, pattern, ['bandfrontR', 'bandfrontL'], 1.5)
  const low = Math.min(
    ...(pattern.panels
      .find(({ name }) => name === 'bandfrontR')
      ?.edges.flatMap(([, points]) => points.map(([, y]) => y)) ?? [0]),
  )
  return buttonRow(band, 0, [low + 20, low + 20], 1, 8.5, 'dark', 2.4)
}
