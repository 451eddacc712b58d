import { BufferAttribute, BufferGeometry, CatmullRomCurve3, Vector3 } from 'three'

/** What is drawn along a line: half its height and half its thickness there, and how square it is (2 is an ellipse). */
export interface Profile {
  high: number
  thick: number
  power: number
}

/** A bar along a soft line, its height along `up`; its ends are rounded over `round` millimeters. */
export function sweep(
  line: readonly Vector3[],
  profile: (share: number) => Profile,
  {
    closed = false,
    up = new Vector3(0, 1, 0),
    stations = 120,
    around = 32,
    round = [0.6, 0.6] as readonly [number, number],
  } = {},
): BufferGeometry {
  const curve = new CatmullRomCurve3([...line], closed, 'centripetal')
  const length = curve.getLength()
  const shares = closed ? evenly(stations) : [...ended(length, stations, round)]
  const places: number[] = []
  const indices: number[] = []
  for (const share of shares) {
    const middle = curve.getPointAt(share)
    const along = curve.getTangentAt(share)
    const side = along.clone().cross(up).normalize()
    const level = side.clone().cross(along).normalize()
    const { high, thick, power } = profile(share)
    const small = closed ? 1 : roundness(share * length, length, round)
    const inset = closed ? 0 : Math.min(high, thick) * (1 - small)
    for (let index = 0; index < around; index++) {
      const angle = (index / around) * 2 * Math.PI
      const u = bowed(Math.cos(angle), power) * Math.max(0.001, thick - inset)
      const v = bowed(Math.sin(angle), power) * Math.max(0.001, high - inset)
      places.push(
        middle.x + side.x * u + level.x * v,
        middle.y + side.y * u + level.y * v,
        middle.z + side.z * u + level.z * v,
      )
    }
  }
  const rings = shares.length
  for (let ring = 0; ring < (closed ? rings : rings - 1); ring++) {
    for (let index = 0; index < around; index++) {
      const a = ring * around + index
      const b = ring * around + ((index + 1) % around)
      const c = ((ring + 1) % rings) * around + index
      const d = ((ring + 1) % rings) * around + ((index + 1) % around)
      indices.push(a, c, b, b, c, d)
    }
  }
  if (!closed) capped(places, indices, around, rings)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(places), 3))
  geometry.setIndex(indices)
  geometry.computeVertexNormals()
  return geometry
}

function capped(places: number[], indices: number[], around: number, rings: number): void {
  for (const ring of [0, rings - 1]) {
    const from = ring * around
    const middle = [0, 1, 2].map((axis) => {
      let sum = 0
      for (let index = 0; index < around; index++) sum += places[(from + index) * 3 + axis] ?? 0
      return sum / around
    })
    const center = places.length / 3
    places.push(...middle)
    for (let index = 0; index < around; index++) {
      const a = from + index
      const b = from + ((index + 1) % around)
      if (ring === 0) indices.push(center, a, b)
      else indices.push(center, b, a)
    }
  }
}

function evenly(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index / count)
}

/** Stations along a bar, close together where its ends are rounded. */
function ended(length: number, count: number, [start, end]: readonly [number, number]): Set<number> {
  const shares: number[] = []
  for (let step = 0; step <= 8; step++) {
    const part = 1 - Math.cos((step / 8) * (Math.PI / 2))
    shares.push((part * start) / length, 1 - (part * end) / length)
  }
  for (let index = 1; index < count; index++) {
    const share = index / count
    if (share * length > start && (1 - share) * length > end) shares.push(share)
  }
  return new Set(shares.sort((one, other) => one - other))
}

function roundness(at: number, length: number, [start, end]: readonly [number, number]): number {
  const near = Math.min(start === 0 ? 1 : at / start, end === 0 ? 1 : (length - at) / end, 1)
  return Math.sqrt(Math.max(0, 1 - (1 - near) ** 2))
}

function bowed(value: number, power: number): number {
  return Math.sign(value) * Math.abs(value) ** (2 / power)
}
