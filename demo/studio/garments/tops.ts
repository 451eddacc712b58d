import { lengthOf } from '../cloth/curve.ts'
import { form } from '../cloth/form.ts'
import type { Panel, Pattern } from '../cloth/pattern.ts'
import { surfaceMap } from '../cloth/surface-map.ts'
import { type ClothName, clothOf } from './fabrics.ts'
import type { Cut, Garment } from './garment.ts'
import { neckBand } from './neck-band.ts'
import { buttonRow, strip } from './overlays.ts'
import { cuffs, sleeves } from './sleeve.ts'
import { type TopCut, topBody } from './top-body.ts'

type Sewn = { panels: Panel[]; seams: [string, string][] }

/** What a top is made of: its body, sleeves and what ends them, and what is sewn into its neck. */
export interface TopPlan {
  who: 'woman' | 'man'
  cut: TopCut
  sleeve: { upper: number; hem: number; length: number }
  cuff?: { half: number; high: number; panel: Partial<Panel> }
  neck: (top: Sewn) => Sewn
  /** It hangs down from the hips without falling between the legs. */
  long?: boolean
}

export function sewnTop({ who, cut, sleeve, cuff, neck, long = false }: TopPlan): Cut {
  const body = form(who, { arms: true, legs: !long })
  const top = topBody(cut, body)
  const armhole = [edgeLength(top, 'frontR', 'armhole'), edgeLength(top, 'backR', 'armhole')] as const
  const arm = { ...sleeve, armhole, from: [cut.shoulder, cut.shoulderAt] as const }
  const parts = [
    top,
    sleeves(arm, body),
    neck(top),
    ...(cuff ? [cuffs(arm, body, cuff.half, cuff.high, cuff.panel)] : []),
  ]
  return {
    body,
    pattern: {
      panels: parts.flatMap(({ panels }) => panels),
      seams: parts.flatMap(({ seams }) => seams),
      hinged: ['fall', 'lapel'],
    },
  }
}

/** Length of an edge of a panel. */
function edgeLength({ panels }: Pick<Pattern, 'panels'>, panel: string, edge: string): number {
  const found = panels.find(({ name }) => name === panel)?.edges.find(([name]) => name === edge)
  return lengthOf(found?.[1] ?? [])
}

const hexes: Record<string, string> = {
  White: '#f1eee8',
  Black: '#1f1d1c',
  Sage: '#8b9778',
  Rust: '#964a27',
  Oatmeal: '#d0bf9f',
  Charcoal: '#3f3e40',
  Cream: '#e6dac2',
  Navy: '#262e42',
  Bordeaux: '#531a25',
  Rose: '#bd8a82',
  Forest: '#334135',
}

const knitted = (plain: ClothName, rib: ClothName) => (color: string) => ({
  plain: clothOf(plain, hexes[color] ?? ''),
  rib: clothOf(rib, hexes[color] ?? ''),
  edge: clothOf(rib, hexes[color] ?? ''),
})

const sweater: TopCut = {
  neck: 92,
  neckAt: 1502,
  front: 1424,
  back: 1484,
  shoulder: 226,
  shoulderAt: 1446,
  underarm: 1230,
  chest: 296,
  hem: 280,
  hemAt: 872,
}

const rib = { kind: 'rib', stiff: 1.5, thick: 4.5 }

/** The sweaters' body, ending in a rib that draws it in. */
function sweaterCut(neck: TopPlan['neck']): Cut {
  const cut = sewnTop({
    who: 'man',
    cut: sweater,
    sleeve: { upper: 196, hem: 122, length: 520 },
    cuff: { half: 84, high: 80, panel: rib },
    neck,
  })
  const hem = hemRib(cut, sweater, 256, 74)
  return {
    ...cut,
    pattern: {
      ...cut.pattern,
      panels: [...cut.pattern.panels, ...hem.panels],
      seams: [...cut.pattern.seams, ...hem.seams],
    },
  }
}

/** A rib around the hem, a quarter of it this wide. */
function hemRib({ pattern }: Cut, { hem, hemAt }: TopCut, width: number, high: number): Sewn {
  const panels: Panel[] = []
  const seams: [string, string][] = []
  for (const name of ['frontR', 'frontL', 'backR', 'backL']) {
    const above = pattern.panels.find((panel) => panel.name === name)
    if (!above) continue
    const sign = name.endsWith('L') ? -1 : 1
    const corners = [
      [0, 0],
      [0, -high],
      [sign * width, -high],
      [sign * width, 0],
    ] as const
    panels.push({
      ...rib,
      name: `hem${name}`,
      away: above.away === true,
      edges: ['fold', 'end', 'side', 'up'].map((edge, index) => [
        edge,
        [corners[index] ?? [0, 0], corners[(index + 1) % 4] ?? [0, 0]],
      ]),
      place: (x, y) => {
        const [px, py, pz] = above.place((x / width) * hem, hemAt)
        return [px, py + y, pz]
      },
    })
    seams.push([`${name}.hem`, `~hem${name}.up`])
  }
  for (const face of ['front', 'back']) seams.push([`hem${face}R.fold`, `hem${face}L.fold`])
  for (const side of ['R', 'L']) seams.push([`hemfront${side}.side`, `hemback${side}.side`])
  return { panels, seams }
}

const crew = (high: number, thick: number) => (top: Sewn) =>
  neckBand(top, {
    name: 'rib',
    high,
    share: 0.88,
    standing: (y) => [-y * 0.4, y * 0.9, -y * 0.25],
    panel: { kind: 'rib', stiff: 3, thick },
  })

/** A tube that stands up to half of its height and is turned down over itself. */
const rolled = (top: Sewn) =>
  neckBand(top, {
    name: 'rib',
    high: 215,
    share: 0.84,
    standing: (y) => (y < 108 ? [-y * 0.12, y * 0.95, -y * 0.12] : [-2 + (y - 108) * 0.05, 205 - y * 0.95, 6]),
    panel: { kind: 'rib', stiff: 1, thick: 4.5 },
  })

/** A tee, sweaters and a cardigan. */
export const knits: Record<string, Garment> = {
  'MG-A-105': {
    cut: () => sweaterCut(crew(34, 5)),
    fall: { bend: 0.07, spacing: 19, rounds: [900, 400] },
    thick: 4,
    materials: knitted('lambswool', 'lambswoolRib'),
    whole: [0.8, 0.66],
    detail: { panels: ['frontR', 'frontL'], at: [20, 1390], across: 400 },
  },
  'MG-A-106': {
    cut: () => {
      const cut: TopCut = {
        neck: 74,
        neckAt: 1436,
        front: 1215,
        back: 1418,
        round: 0,
        shoulder: 176,
        shoulderAt: 1388,
        underarm: 1222,
        chest: 236,
        hem: 248,
        hemAt: 850,
        tail: 16,
      }
      const plan: TopPlan = {
        who: 'woman',
        cut,
        sleeve: { upper: 158, hem: 114, length: 520 },
        cuff: { half: 82, high: 70, panel: { stiff: 1.5 } },
        neck: (top) =>
          neckBand(top, {
            name: 'edge',
            high: 26,
            share: 0.97,
            mitre: 60,
            standing: (y) => [-y * 0.6, y * 0.5, 0],
            panel: { stiff: 3, thick: 4 },
          }),
      }
      return sewnTop(plan)
    },
    fall: { bend: 0.05, spacing: 18, rounds: [900, 450] },
    thick: 3,
    materials: knitted('merinoRib', 'merinoRib'),
    trims: (cloth, pattern, { edge }) => {
      if (!edge) return []
      const map = surfaceMap(cloth, pattern, ['frontR', 'frontL'], 1.5)
      return [strip(map, [-15, 853, 15, 1212], edge, 2.6), ...buttonRow(map, 0, [1190, 880], 6, 9, 'horn', 3)]
    },
    whole: [0.8, 0.7],
    detail: { panels: ['frontR', 'frontL'], at: [10, 1150], across: 340 },
  },
  'MG-A-113': {
    cut: () =>
      sewnTop({
        who: 'man',
        cut: {
          neck: 90,
          neckAt: 1502,
          front: 1412,
          back: 1484,
          shoulder: 226,
          shoulderAt: 1446,
          underarm: 1250,
          chest: 282,
          hem: 276,
          hemAt: 800,
        },
        sleeve: { upper: 192, hem: 172, length: 225 },
        neck: crew(22, 2),
      }),
    fall: { bend: 0.02, spacing: 18, rounds: [900, 500] },
    thick: 1.5,
    materials: (color) => ({
      plain: clothOf('jersey', hexes[color] ?? '', { hem: 20 }),
      rib: clothOf('jerseyRib', hexes[color] ?? ''),
    }),
    whole: [0.8, 0.66],
    detail: { panels: ['frontR', 'frontL'], at: [20, 1385], across: 380 },
  },
  'MG-A-114': {
    cut: () => sweaterCut(rolled),
    fall: { bend: 0.07, spacing: 19, rounds: [900, 400] },
    thick: 4,
    materials: knitted('lambswool', 'lambswoolRib'),
    whole: [0.8, 0.7],
    detail: { panels: ['frontR', 'frontL'], at: [10, 1430], across: 400 },
  },
}
