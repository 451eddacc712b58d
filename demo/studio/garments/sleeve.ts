import { curve, lengthOf } from '../cloth/curve.ts'
import type { Form } from '../cloth/form.ts'
import type { Edge, Panel, Place } from '../cloth/pattern.ts'
import type { Point } from '../relief/matrix.ts'
import { bothSides, reach } from './sides.ts'

/** A sleeve by its measurements, in millimeters. */
export interface SleeveCut {
  /** Half of the way around the upper arm and of the hem, and the length from the shoulder. */
  upper: number
  hem: number
  length: number
  /** Length of the armhole's front and back. */
  armhole: readonly [number, number]
  /** Where the shoulder ends on the body. */
  from: readonly [number, number]
}

/** Both sleeves with their seams to `frontR.armhole` and the like; edges `hem`, `inner`, `outer`, `capFront`, `capBack`. */
export function sleeves(cut: SleeveCut, body: Form): { panels: Panel[]; seams: [string, string][] } {
  const edges = sleeveEdges(cut)
  const panels = bothSides({ name: 'sleeve', edges, away: true, place: onArm(cut, body, edges) })
  const seams = ['R', 'L'].flatMap((side): [string, string][] => [
    [`front${side}.armhole`, `sleeve${side}.capFront`],
    [`back${side}.armhole`, `~sleeve${side}.capBack`],
    [`sleeve${side}.inner`, `~sleeve${side}.outer`],
  ])
  return { panels, seams }
}

/** A cuff or rib around the end of each sleeve: half its way around, and its height. */
export function cuffs(cut: SleeveCut, body: Form, half: number, high: number, panel: Partial<Panel>) {
  const { length } = cut
  const corners: Point[] = [
    [half, -length],
    [-half, -length],
    [-half, -length - high],
    [half, -length - high],
  ]
  const edges: Edge[] = ['up', 'inner', 'hem', 'outer'].map((name, index) => [
    name,
    [corners[index] ?? [0, 0], corners[(index + 1) % 4] ?? [0, 0]],
  ])
  const panels = bothSides({ name: 'cuff', edges, away: true, place: onArm(cut, body, edges), ...panel })
  const seams = ['R', 'L'].flatMap((side): [string, string][] => [
    [`sleeve${side}.hem`, `~cuff${side}.up`],
    [`cuff${side}.inner`, `~cuff${side}.outer`],
  ])
  return { panels, seams }
}

function sleeveEdges({ upper, hem, length, armhole }: SleeveCut): Edge[] {
  const wanted = (armhole[0] + armhole[1]) / 2
  let [low, high] = [10, 240]
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2
    if (lengthOf(cap(upper, middle)) < wanted) low = middle
    else high = middle
  }
  const drop = (low + high) / 2
  const front = cap(upper, drop)
  return [
    ['capFront', front],
    ['capBack', front.map(([x, y]): Point => [-x, y]).toReversed()],
    [
      'inner',
      [
        [-upper, -drop],
        [-hem, -length],
      ],
    ],
    [
      'hem',
      [
        [-hem, -length],
        [hem, -length],
      ],
    ],
    [
      'outer',
      [
        [hem, -length],
        [upper, -drop],
      ],
    ],
  ]
}

function cap(upper: number, drop: number): Point[] {
  return curve([upper, -drop], [upper * 0.62, -drop], [upper * 0.5, 0], [0, 0])
}

/** Around the arm, from the end of the shoulder down; the middle of the sleeve lies outside. */
function onArm({ from, length }: SleeveCut, body: Form, edges: readonly Edge[]): Panel['place'] {
  const [shoulder, elbow, wrist] = body.arm
  if (!shoulder || !elbow || !wrist) throw new Error('A sleeve needs a form with arms.')
  const bottom = Math.min(...edges.flatMap(([, points]) => points.map(([, y]) => y)))
  const starts = Math.max(...edges.flatMap(([, points]) => points.map(([, y]) => y)))
  return (x, y): Place => {
    const height = Math.min(starts - 0.01, Math.max(bottom + 0.01, y))
    const [left, right] = reach(edges, height)
    const widest = Math.max(right, -left, 1)
    const down = -y
    const upperLength = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1])
    const lower = down > upperLength
    const [one, two] = lower ? [elbow, wrist] : [shoulder, elbow]
    const span = Math.hypot(two[0] - one[0], two[1] - one[1], two[2] - one[2])
    const share = (lower ? down - upperLength : down) / span
    const way = [two[0] - one[0], two[1] - one[1]].map((each) => each / Math.hypot(two[0] - one[0], two[1] - one[1]))
    const radius = Math.max(full(edges, height, length) / Math.PI, 30)
    const angle = (x / Math.max(widest, full(edges, height, length))) * Math.PI
    const out = radius * Math.cos(angle)
    const middle = [
      one[0] + (two[0] - one[0]) * share,
      one[1] + (two[1] - one[1]) * share,
      one[2] + (two[2] - one[2]) * share,
    ]
    // The cap begins where the shoulder of the body of the garment ends.
    const near = Math.max(0, 1 - down / 160)
    const shift = [from[0] - shoulder[0] - radius * -(way[1] ?? 0), from[1] - shoulder[1] - radius * (way[0] ?? 0)]
    return [
      (middle[0] ?? 0) - (way[1] ?? 0) * out + (shift[0] ?? 0) * near,
      (middle[1] ?? 0) + (way[0] ?? 0) * out + (shift[1] ?? 0) * near,
      (middle[2] ?? 0) + radius * Math.sin(angle),
    ]
  }
}

/** Half of the way around at a height, as if the cap went on around the arm. */
function full(edges: readonly Edge[], y: number, length: number): number {
  const at = edges.find(([name]) => name === 'inner')
  const drop = at ? Math.max(...at[1].map(([, height]) => height)) : -length
  const [left, right] = reach(edges, Math.min(y, drop - 0.01))
  return Math.max(right, -left)
}
