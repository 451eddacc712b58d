import { ellipseField } from '../renderer/meshes/solid-fields.ts'

/** A body: distances to it, negative inside; y is the height above the floor. */
export interface Form {
  distance: (x: number, y: number, z: number) => number
  /** The same without arms and legs, slower and without the steps of a grid. */
  trunkDistance: (x: number, y: number, z: number) => number
  hasArms: boolean
  hasLegs: boolean
  /** Half width, half depth and middle (z) of the trunk at a height. */
  trunk: (y: number) => readonly [number, number, number]
  /** Shoulder, elbow and wrist of the left arm as we see it from behind it (x > 0). */
  arm: readonly Joint[]
  leg: readonly Joint[]
}

export type Joint = readonly [x: number, y: number, z: number, radius: number]
type Slice = readonly [y: number, halfWidth: number, halfDepth: number, middle: number]

interface Measures {
  trunk: readonly Slice[]
  arm: readonly Joint[]
  leg: readonly Joint[]
}

const bodies: Record<'woman' | 'man', Measures> = {
  woman: {
    trunk: [
      [806, 116, 78, -5],
      [880, 165, 110, -8],
      [980, 152, 104, -2],
      [1080, 122, 88, 0],
      [1170, 136, 100, 2],
      [1250, 150, 118, 8],
      [1310, 152, 104, 3],
      [1360, 165, 80, -4],
      [1385, 170, 62, -8],
      [1410, 128, 55, -12],
      [1432, 78, 52, -14],
      [1450, 56, 54, -12],
      [1520, 52, 52, 0],
    ],
    arm: [
      [166, 1350, -4, 46],
      [282, 1085, 0, 38],
      [372, 868, 40, 27],
    ],
    leg: [
      [82, 850, -4, 76],
      [92, 480, 0, 50],
      [96, 90, -14, 34],
    ],
  },
  man: {
    trunk: [
      [820, 122, 84, -5],
      [900, 160, 112, -8],
      [1000, 154, 110, -2],
      [1080, 150, 108, 2],
      [1180, 160, 115, 3],
      [1290, 172, 126, 6],
      [1370, 176, 110, 0],
      [1415, 188, 84, -6],
      [1442, 192, 66, -10],
      [1468, 146, 58, -12],
      [1492, 88, 56, -14],
      [1512, 64, 62, -12],
      [1590, 60, 60, 2],
    ],
    arm: [
      [188, 1404, -4, 55],
      [312, 1120, 0, 44],
      [410, 880, 42, 31],
    ],
    leg: [
      [84, 860, -4, 78],
      [96, 490, 0, 52],
      [102, 90, -14, 36],
    ],
  },
}

const cell = 8
const low = [-520, 60, -260] as const
const size = [131, 196, 66] as const

const known = new Map<string, Form>()

/** The form of a woman or a man, with arms if the garment has sleeves and legs if it has trousers. */
export function form(who: 'woman' | 'man', limbs: { arms?: boolean; legs?: boolean }): Form {
  const key = `${who} ${limbs.arms} ${limbs.legs}`
  const made = known.get(key) ?? formOf(bodies[who], limbs)
  known.set(key, made)
  return made
}

function formOf(body: Measures, { arms, legs }: { arms?: boolean; legs?: boolean }): Form {
  const trunk = (y: number) => sliceAt(body.trunk, y)
  const limbs = [...(arms ? pairs(body.arm) : []), ...(legs ? pairs(body.leg) : [])]
  const trunkDistance = (x: number, y: number, z: number) => {
    const [halfWidth, halfDepth, middle] = trunk(y)
    const bottom = (body.trunk[0]?.[0] ?? 0) - y
    return Math.max(ellipseField(x, z - middle, halfWidth, halfDepth), bottom)
  }
  const field = (x: number, y: number, z: number) => {
    let nearest = trunkDistance(x, y, z)
    for (const [one, other] of limbs) nearest = blended(nearest, limb(x, y, z, one, other), 26)
    return nearest
  }
  return {
    distance: kept(field),
    trunkDistance,
    hasArms: arms === true,
    hasLegs: legs === true,
    trunk,
    arm: body.arm,
    leg: body.leg,
  }
}

function pairs(joints: readonly Joint[]): [Joint, Joint][] {
  return joints.slice(1).flatMap((joint, index): [Joint, Joint][] => {
    const before = joints[index] ?? joint
    return [
      [before, joint],
      [flipped(before), flipped(joint)],
    ]
  })
}

function flipped([x, y, z, radius]: Joint): Joint {
  return [-x, y, z, radius]
}

function sliceAt(slices: readonly Slice[], y: number): [number, number, number] {
  const next = slices.findIndex(([height]) => height > y)
  const index = next < 0 ? slices.length - 1 : Math.max(1, next)
  const [from, to] = [slices[index - 1], slices[index]]
  if (!from || !to) return [0, 0, 0]
  const t = Math.min(1, Math.max(0, (y - from[0]) / (to[0] - from[0])))
  const before = slices[index - 2] ?? from
  const after = slices[index + 1] ?? to
  const at = (column: 1 | 2 | 3) => {
    const width = to[0] - from[0]
    const leaving = ((to[column] - before[column]) / (to[0] - before[0])) * width
    const arriving = ((after[column] - from[column]) / (after[0] - from[0])) * width
    const [square, cube] = [t * t, t * t * t]
    return (
      (2 * cube - 3 * square + 1) * from[column] +
      (cube - 2 * square + t) * leaving +
      (3 * square - 2 * cube) * to[column] +
      (cube - square) * arriving
    )
  }
  return [at(1), at(2), at(3)]
}

/** The distance to a limb that tapers from one joint to the next. */
export function limb(x: number, y: number, z: number, one: Joint, other: Joint): number {
  const [dx, dy, dz] = [other[0] - one[0], other[1] - one[1], other[2] - one[2]]
  const along = ((x - one[0]) * dx + (y - one[1]) * dy + (z - one[2]) * dz) / (dx * dx + dy * dy + dz * dz)
  const share = Math.min(1, Math.max(0, along))
  const away = Math.hypot(x - one[0] - dx * share, y - one[1] - dy * share, z - one[2] - dz * share)
  return away - one[3] - (other[3] - one[3]) * share
}

function blended(one: number, other: number, fillet: number): number {
  const near = Math.max(0, fillet - Math.abs(one - other)) / fillet
  return Math.min(one, other) - near * near * fillet * 0.25
}

/** A field on a grid; made a distance where it rises too fast or too slowly. */
function kept(field: Form['distance']): Form['distance'] {
  const [across, high, deep] = size
  const raw = new Float32Array(across * high * deep)
  const each = (visit: (x: number, y: number, z: number, at: number) => number) => {
    const values = new Float32Array(raw.length)
    for (let k = 0, at = 0; k < deep; k++)
      for (let j = 0; j < high; j++) for (let i = 0; i < across; i++, at++) values[at] = visit(i, j, k, at)
    return values
  }
  raw.set(each((i, j, k) => field(low[0] + i * cell, low[1] + j * cell, low[2] + k * cell)))
  const slope = (at: number, step: number) => ((raw[at + step] ?? 0) - (raw[at - step] ?? 0)) / (2 * cell)
  const values = each((i, j, k, at) => {
    if (i === 0 || j === 0 || k === 0 || i === across - 1 || j === high - 1 || k === deep - 1) return raw[at] ?? 0
    return (raw[at] ?? 0) / Math.max(0.5, Math.hypot(slope(at, 1), slope(at, across), slope(at, across * high)))
  })
  return (x, y, z) => {
    const u = Math.min(across - 1.001, Math.max(0, (x - low[0]) / cell))
    const v = Math.min(high - 1.001, Math.max(0, (y - low[1]) / cell))
    const w = Math.min(deep - 1.001, Math.max(0, (z - low[2]) / cell))
    const [i, j, k] = [Math.floor(u), Math.floor(v), Math.floor(w)]
    const at = (k * high + j) * across + i
    const [r, s, t] = [u - i, v - j, w - k]
    const row = (from: number) => (values[from] ?? 0) * (1 - r) + (values[from + 1] ?? 0) * r
    const sheet = (from: number) => row(from) * (1 - s) + row(from + across) * s
    return sheet(at) * (1 - t) + sheet(at + across * high) * t
  }
}
