import { evenly, lengthOf } from '../cloth/curve.ts'
import type { Edge, Panel, Pattern, Place } from '../cloth/pattern.ts'
import type { Point } from '../relief/matrix.ts'
import { bothSides, straightEdges } from './sides.ts'

/** How far a strip stands from the neck it is sewn to: to the side, up, and forwards in front or backwards behind. */
type Standing = readonly [aside: number, up: number, ahead: number]

/** A strip sewn into the neck of a top, or on what is sewn there; millimeters. */
export interface NeckBand {
  name: string
  high: number
  /** Its length as a share of that of the neck. */
  share: number
  /** How it stands at each height before it falls. */
  standing: (y: number, face: 'front' | 'back') => Standing
  /** What it is sewn to: the start of the names of panels, and their edge. */
  onto?: readonly [string, string]
  /** The free outline of its front from the middle up to the shoulder's end, for lapels and collars that stay open. */
  open?: (length: number) => readonly Point[]
  /** How much shorter its upper edge is in the middle of a front cut to a point, where its halves meet in a mitre. */
  mitre?: number
  /** Its halves do not meet in front. */
  parted?: boolean
  panel?: Partial<Panel>
}

/** Half a strip for each side, in front and behind; edges `low` and `top`. */
export function neckBand(
  top: Pick<Pattern, 'panels'>,
  { name, high, share, standing, onto = ['', 'neck'], open, mitre = 0, parted = false, panel = {} }: NeckBand,
): { panels: Panel[]; seams: [string, string][] } {
  const made: Panel[] = []
  const seams: [string, string][] = []
  for (const face of ['front', 'back'] as const) {
    const of = top.panels.find((each) => each.name === `${face}R`)
    const neck = of?.edges.find(([edge]) => edge === 'neck')?.[1] ?? []
    const length = lengthOf(neck) * share
    const around = evenly(neck, 40).map(([x, y]) => of?.place(x, y) ?? [0, 0, 0])
    const place = (x: number, y: number): Place => {
      const at = (1 - Math.min(1, Math.max(0, x / length))) * 40
      const low = around[Math.min(39, Math.floor(at))] ?? [0, 0, 0]
      const next = around[Math.min(40, Math.floor(at) + 1)] ?? low
      const part = at - Math.floor(at)
      const [px = 0, py = 0, pz = 0] = [0, 1, 2].map((axis) => (low[axis] ?? 0) * (1 - part) + (next[axis] ?? 0) * part)
      const [aside, up, ahead] = standing(y, face)
      // In the middle both halves meet and nothing moves aside.
      return [px + aside * Math.min(1, Math.max(0, px / 30)), py + up, pz + (face === 'front' ? ahead : -ahead)]
    }
    const free = face === 'front' ? open?.(length) : undefined
    const edges = free
      ? openEdges(length, high, free)
      : straightEdges(
          ['fold', 'low', 'end', 'top'],
          [
            [face === 'front' ? mitre : 0, high],
            [0, 0],
            [length, 0],
            [length, high],
          ],
        )
    made.push(...bothSides({ name: `${name}${face}`, edges, place, away: face === 'back', ...panel }))
    for (const side of ['R', 'L']) {
      const sewnTo = `${onto[0]}${face}${side}.${onto[1]}`
      seams.push([sewnTo, `~${name}${face}${side}.low`])
    }
    if (!free && !(parted && face === 'front')) seams.push([`${name}${face}R.fold`, `${name}${face}L.fold`])
  }
  for (const side of ['R', 'L']) seams.push([`${name}front${side}.end`, `${name}back${side}.end`])
  return { panels: made, seams }
}

function openEdges(length: number, high: number, free: readonly Point[]): Edge[] {
  const line: Point[] = [[length, high], ...free.toReversed(), [0, 0]]
  return [
    [
      'low',
      [
        [0, 0],
        [length, 0],
      ],
    ],
    [
      'end',
      [
        [length, 0],
        [length, high],
      ],
    ],
    ...line.slice(1).map((to, index): Edge => [`free${index}`, [line[index] ?? to, to]]),
  ]
}
