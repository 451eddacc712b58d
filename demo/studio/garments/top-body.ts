import { curve } from '../cloth/curve.ts'
import { quarter } from '../cloth/ellipse.ts'
import type { Form } from '../cloth/form.ts'
import type { Edge, Panel, Place } from '../cloth/pattern.ts'
import type { Point } from '../relief/matrix.ts'
import { bothSides, reach, smooth } from './sides.ts'

/** The body of a top by its measurements, in millimeters; heights are above the floor, widths of a quarter. */
export interface TopCut {
  /** Half width of the neck, and the heights of its side and of its lowest points in front and behind. */
  neck: number
  neckAt: number
  front: number
  back: number
  /** How far the front neck is cut round rather than to a point, 0 to 1. */
  round?: number
  /** Where the front neck is divided for a lapel: `neck` goes down to there, and `break` on from there. */
  gorgeAt?: number
  /** Where the shoulder ends. */
  shoulder: number
  shoulderAt: number
  /** Depth of the armhole and width there. */
  underarm: number
  chest: number
  /** Width and height at the waist, if the top follows it. */
  waist?: number
  waistAt?: number
  hem: number
  hemAt: number
  /** How much the side is shorter than the middle, as a shirt tail is. */
  tail?: number
}

/** Front and back, each of two halves that meet in `fold`; edges `hem`, `side`, `armhole`, `shoulder` and `neck`. */
export function topBody(cut: TopCut, body: Form): { panels: Panel[]; seams: [string, string][] } {
  const panels: Panel[] = []
  const seams: [string, string][] = [
    ['frontR.fold', 'frontL.fold'],
    ['backR.fold', 'backL.fold'],
  ]
  for (const face of ['front', 'back'] as const) {
    const edges = halfEdges(cut, face)
    panels.push(
      ...bothSides({ name: face, edges, away: face === 'back', place: placedHalf(cut, body, edges, face === 'back') }),
    )
  }
  for (const side of ['R', 'L']) {
    for (const edge of ['side', 'shoulder']) seams.push([`front${side}.${edge}`, `back${side}.${edge}`])
  }
  return { panels, seams }
}

function halfEdges(cut: TopCut, face: 'front' | 'back'): Edge[] {
  const { neck, neckAt, shoulder, shoulderAt, underarm, chest, hem, hemAt, tail = 0, round = 1 } = cut
  const low = face === 'front' ? cut.front : cut.back
  const scoop = face === 'front' ? 26 : 10
  const deep = neckAt - low
  const side: Point[] =
    cut.waist && cut.waistAt
      ? [
          ...curve([hem, hemAt + tail], [hem, hemAt + 60], [cut.waist, cut.waistAt - 60], [cut.waist, cut.waistAt], 12),
          ...curve(
            [cut.waist, cut.waistAt],
            [cut.waist, cut.waistAt + 60],
            [chest, underarm - 80],
            [chest, underarm],
            12,
          ).slice(1),
        ]
      : [
          [hem, hemAt + tail],
          [chest, underarm],
        ]
  return [
    [
      'fold',
      [
        [0, low],
        [0, hemAt],
      ],
    ],
    [
      'hem',
      tail
        ? curve([0, hemAt], [hem * 0.6, hemAt], [hem * 0.75, hemAt + tail * 0.9], [hem, hemAt + tail], 16)
        : [
            [0, hemAt],
            [hem, hemAt],
          ],
    ],
    ['side', side],
    [
      'armhole',
      curve(
        [chest, underarm],
        [chest - 40, underarm + 4],
        [shoulder - scoop, underarm + (shoulderAt - underarm) * 0.3],
        [shoulder, shoulderAt],
      ),
    ],
    [
      'shoulder',
      [
        [shoulder, shoulderAt],
        [neck, neckAt],
      ],
    ],
    ...neckEdges(
      curve(
        [neck, neckAt],
        [neck - neck * 0.12 * (1 - round), neckAt - deep * (0.45 + 0.25 * round)],
        [neck * 0.72 * round, low + deep * 0.3 * (1 - round)],
        [0, low],
      ),
      face === 'front' ? cut.gorgeAt : undefined,
    ),
  ]
}

function neckEdges(line: readonly Point[], gorgeAt = -Infinity): Edge[] {
  const below = line.findIndex(([, y]) => y < gorgeAt)
  if (below < 0) return [['neck', line]]
  return [
    ['neck', line.slice(0, below + 1)],
    ['break', line.slice(below)],
  ]
}

/** Around the trunk up to the armhole; above it before and behind the shoulders. */
function placedHalf({ underarm, shoulderAt, neckAt }: TopCut, body: Form, edges: readonly Edge[], away: boolean) {
  const [, widest] = reach(edges, underarm)
  return (x: number, y: number): Place => {
    const [, right] = reach(edges, Math.min(underarm, y))
    const [wide, deep, middle] = body.trunk(Math.min(y, underarm))
    const around = quarter(wide + 8, deep + 12)
    const loose = Math.max(1, (right || widest) / around.length)
    const [px, pz] = quarter((wide + 8) * loose, (deep + 12) * loose).at(x / (right || widest))
    const above = smooth((y - underarm + 70) / 110)
    const [, high, back] = body.trunk(y)
    const flatten = Math.max(0, 1 - (x / (widest * 1.25)) ** 2)
    const pitch = smooth((y - underarm) / (Math.max(shoulderAt, neckAt) - underarm))
    const depth = (high + 14) * Math.sqrt(flatten) * (1 - 0.35 * pitch) + 6
    const z = pz * (1 - above) + depth * above
    return [px * (1 - above) + x * above, y + 6, middle * (1 - above) + back * above + (away ? -z : z)]
  }
}
