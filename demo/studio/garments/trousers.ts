import { curve } from '../cloth/curve.ts'
import { quarter } from '../cloth/ellipse.ts'
import { type Form, form } from '../cloth/form.ts'
import type { Edge, Panel, Place } from '../cloth/pattern.ts'
import type { Point } from '../relief/matrix.ts'
import type { Cut } from './garment.ts'
import { waistband } from './gathered.ts'
import { bothSides, reach, smooth } from './sides.ts'

/** A pair of trousers by its measurements, in millimeters; heights are above the floor. */
export interface TrouserCut {
  who: 'woman' | 'man'
  /** Lower and upper edge of the waistband. */
  waist: number
  top: number
  /** Pleats of each front: how far from the middle of the band, and how much cloth is laid into them. */
  pleats: readonly (readonly [at: number, cloth: number])[]
  /** How much wider than the band the back is. */
  darts: number
  /** A quarter of the way around at the hip, and the height of hip, crotch and hem. */
  hip: number
  hipAt: number
  crotchAt: number
  hemAt: number
  /** Width of one front at knee and hem. */
  knee: number
  hem: number
  /** Whether creases are pressed from the first pleat to the hem. */
  creased: boolean
}

/** How much of the band a pleat takes. */
const pinched = 5

export function trousers(cut: TrouserCut): Cut {
  const body = form(cut.who, { legs: true })
  const band = waistband(
    cut.waist,
    cut.top,
    body,
    16,
    cut.pleats.flatMap(([at]) => [at, at + pinched]),
  )
  const panels: Panel[] = [...band.panels]
  const seams = [...band.seams]
  for (const face of ['front', 'back'] as const) {
    const away = face === 'back'
    const waist = away
      ? [[0, cut.waist] as const, [band.length + cut.darts, cut.waist] as const]
      : pleated(cut, band.length)
    const edges = legEdges(cut, face, waist)
    const place = placedLeg(cut, body, edges, away)
    panels.push(...bothSides({ name: face, edges, place, away, creases: creasesOf(cut, edges, waist) }))
    for (const side of ['R', 'L']) {
      for (let part = 0; part < waist.length - 1; part++) {
        seams.push([`${face}${side}.waist${part}`, `~band${face}${side}.low${part}`])
      }
    }
    seams.push([`${face}R.center`, `${face}L.center`])
  }
  for (const side of ['R', 'L']) {
    seams.push([`front${side}.side`, `back${side}.side`], [`front${side}.inseam`, `back${side}.inseam`])
  }
  return { pattern: { panels, seams, held: band.held }, body }
}

/** The waist of a front from the middle to the side, with a point where each pleat begins and ends. */
function pleated({ waist, pleats }: TrouserCut, length: number): Point[] {
  let x = 0
  let from = 0
  const points: Point[] = [[0, waist]]
  for (const [at, cloth] of pleats) {
    x += at - from
    points.push([x, waist], [x + cloth, waist])
    x += cloth
    from = at + pinched
  }
  return [...points, [x + length - from, waist]]
}

function legEdges(cut: TrouserCut, face: 'front' | 'back', waist: readonly Point[]): Edge[] {
  const { hip, hipAt, crotchAt, hemAt, knee, hem } = cut
  const kneeAt = Math.max(hemAt + 60, crotchAt * 0.55 + 216)
  const fork = face === 'front' ? -0.2 * hip : -0.42 * hip
  const [top, topAt] = waist[waist.length - 1] ?? [0, 0]
  const laid = face === 'front' ? cut.pleats.reduce((sum, [, cloth]) => sum + cloth, 0) : cut.darts
  const side = Math.max(hip, top - 0.5 * laid)
  const grain = (fork + side) / 2
  const [inKnee, outKnee] = [grain - knee / 2, grain + knee / 2]
  return [
    [
      'center',
      [[0, topAt], ...curve([0, crotchAt + 85], [0, crotchAt + 30], [fork * 0.45, crotchAt], [fork, crotchAt], 16)],
    ],
    [
      'inseam',
      [
        ...curve([fork, crotchAt], [fork + 18, crotchAt - 60], [inKnee, kneeAt + 60], [inKnee, kneeAt], 16),
        [grain - hem / 2, hemAt],
      ],
    ],
    [
      'hem',
      [
        [grain - hem / 2, hemAt],
        [grain + hem / 2, hemAt],
      ],
    ],
    [
      'side',
      [
        [grain + hem / 2, hemAt],
        ...curve([outKnee, kneeAt], [outKnee, kneeAt + 130], [side, hipAt - 90], [side, hipAt], 16),
        ...curve([side, hipAt], [side, hipAt + 60], [top + 6, topAt - 60], [top, topAt], 16).slice(1),
      ],
    ],
    ...waist
      .slice(1)
      .map((to, part): Edge => [`waist${part}`, [to, waist[part] ?? to]])
      .toReversed(),
  ]
}

function creasesOf(cut: TrouserCut, edges: readonly Edge[], waist: readonly Point[]): Point[][] {
  if (!cut.creased) return []
  const [left, right] = reach(edges, cut.hemAt + 1)
  const grain = (left + right) / 2
  const pleat = waist.length > 2 ? ((waist[1]?.[0] ?? 0) + (waist[2]?.[0] ?? 0)) / 2 : grain
  return [
    [
      [grain, cut.hemAt + 4],
      [grain, cut.crotchAt],
      [pleat, cut.waist - 40],
    ],
  ]
}

/** Around the trunk above the crotch, around one leg below it. */
function placedLeg(cut: TrouserCut, body: Form, edges: readonly Edge[], away: boolean): Panel['place'] {
  return (x, y): Place => {
    const height = Math.min(cut.waist - 0.01, Math.max(cut.hemAt + 0.01, y))
    const [left, right] = reach(edges, height)
    const share = Math.min(1, Math.max(0, (x - left) / (right - left || 1)))
    const [wide, deep, middle] = body.trunk(Math.max(y, 880))
    const close = quarter(wide, deep).length
    const loose = Math.max(1.04, (right - Math.max(0, left)) / close)
    const [px, pz] = quarter(wide * loose, deep * loose).at(share)
    const radius = (right - left) / Math.PI
    const center = Math.max(radius + 4, 84 + Math.min(1, Math.max(0, (cut.crotchAt - y) / 700)) * 14)
    const angle = share * Math.PI
    const leg = [center - radius * Math.cos(angle), radius * Math.sin(angle)] as const
    const low = smooth((cut.crotchAt + 110 - y) / 120)
    const z = pz * (1 - low) + leg[1] * low
    return [px * (1 - low) + leg[0] * low, y, middle + (away ? -z : z)]
  }
}
