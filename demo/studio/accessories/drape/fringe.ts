import { BufferAttribute, BufferGeometry, CatmullRomCurve3, Vector3 } from 'three'
import { randomFrom } from '../../../random-from.ts'
import type { Drape } from './settle.ts'
import type { Piece } from './weave.ts'

/** The twisted ends of a woven piece; millimeters. */
export interface Fringe {
  /** How many cords hang at each end, how long they are and how thick. */
  cords: number
  long: number
  radius: number
  /** Whether each begins with a knot. */
  knotted: boolean
  seed: string
}

const segment = 5

/** The cloth with a fringe at both ends, each cord a chain of points after those of the piece. */
export function fringed(drape: Drape, piece: Piece, fringe: Fringe): Drape {
  const { columns, rows, spacing } = piece
  const count = columns * rows
  const links = chainLinks(fringe)
  const random = randomFrom(fringe.seed)
  const places = [...drape.places]
  const ends = [...drape.ends]
  const lengths = [...drape.lengths]
  const gives = [...drape.gives]
  const tie = (one: number, other: number, long: number, give: number) => {
    ends.push(one, other)
    lengths.push(long)
    gives.push(give)
  }
  for (const [row, inner] of [
    [0, 2],
    [rows - 1, rows - 3],
  ] as const) {
    for (let cord = 0; cord < fringe.cords; cord++) {
      const column = Math.round(((cord + 0.5) / fringe.cords) * (columns - 1))
      const root = row * columns + column
      const at = new Vector3().fromArray(drape.places, root * 3)
      const way = at
        .clone()
        .sub(new Vector3().fromArray(drape.places, (inner * columns + column) * 3))
        .normalize()
      const sway = random(-0.2, 0.2)
      const chain = [root]
      for (let link = 1; link <= links; link++) {
        at.addScaledVector(way, segment).add(new Vector3(sway * segment * (link / links), random(0, 0.2), 0))
        const point = places.length / 3
        places.push(at.x, at.y, at.z)
        tie(chain[link - 1] ?? root, point, segment * random(0.98, 1), 0)
        // What is twisted bends stiffly: it is held over two and over four links.
        if (link > 1) tie(chain[link - 2] ?? root, point, segment * 2, 0.2)
        if (link > 3) tie(chain[link - 4] ?? root, point, segment * 4, 0.6)
        chain.push(point)
      }
    }
  }
  return {
    places: Float32Array.from(places),
    ends: Int32Array.from(ends),
    lengths: Float32Array.from(lengths),
    gives: Float32Array.from(gives),
    neighbours: (one, other) => {
      if (one < count && other < count) return drape.neighbours(one, other)
      if (one >= count && other >= count) return true
      // The first links lie within reach of the edge that they hang from.
      return (Math.max(one, other) - count) % links < Math.ceil(spacing / segment) + 1
    },
  }
}

/** Combs a settled fringe: each cord runs on from its end of the cloth almost straight, and lies on what is below it. */
export function combed({ columns, rows }: Piece, places: Float32Array, fringe: Fringe): void {
  const links = chainLinks(fringe)
  const random = randomFrom(`${fringe.seed} comb`)
  const cloth = Array.from({ length: columns * rows }, (_, point) => new Vector3().fromArray(places, point * 3))
  for (let cord = 0; cord < fringe.cords * 2; cord++) {
    const column = Math.round((((cord % fringe.cords) + 0.5) / fringe.cords) * (columns - 1))
    const [row, inner] = cord < fringe.cords ? [0, 8] : [rows - 1, rows - 9]
    const root = cloth[row * columns + column] ?? new Vector3()
    const way = root
      .clone()
      .sub(cloth[inner * columns + column] ?? root)
      .setY(0)
      .normalize()
    const aside = new Vector3(-way.z, 0, way.x)
    const [drift, wave, start] = [random(-4, 4), random(-2.2, 2.2), random(0, 6)]
    const long = random(0.92, 0.99)
    const below = cloth.filter(({ x, y, z }) => y < root.y + 1 && Math.hypot(x - root.x, z - root.z) < fringe.long + 20)
    let high = root.y
    for (let link = 1; link <= links; link++) {
      const share = link / links
      const at = root.clone().addScaledVector(way, link * segment * long)
      at.addScaledVector(aside, drift * share ** 1.5 + wave * Math.sin(start + share * 7) * Math.min(1, share * 2))
      const lying = below.reduce(
        (most, { x, y, z }) => (Math.hypot(x - at.x, z - at.z) < 5 ? Math.max(most, y) : most),
        -3,
      )
      // It comes down slowly, as stiff as it is twisted.
      high = Math.max(lying + 3 + fringe.radius, high - segment * 0.5 * share)
      at.setY(link < 3 ? Math.min(high, root.y + link) : high).toArray(
        places,
        (columns * rows + cord * links + link - 1) * 3,
      )
    }
  }
}

/** The cords of a settled fringe as one mesh, two plies twisted together; coarse ones are good for shadows. */
export function cords(
  { columns, rows }: Piece,
  places: Float32Array,
  fringe: Fringe,
  [around, steps]: readonly [around: number, steps: number] = [12, 5],
): BufferGeometry {
  const links = chainLinks(fringe)
  const random = randomFrom(`${fringe.seed} cords`)
  const position: number[] = []
  const woven: number[] = []
  const indices: number[] = []
  for (let cord = 0; cord < fringe.cords * 2; cord++) {
    const from = columns * rows + cord * links
    const column = Math.round((((cord % fringe.cords) + 0.5) / fringe.cords) * (columns - 1))
    const row = cord < fringe.cords ? 0 : rows - 1
    const across = (column / (columns - 1)) * 300
    const line = [new Vector3().fromArray(places, (row * columns + column) * 3)]
    for (let link = 0; link < links; link++) line.push(new Vector3().fromArray(places, (from + link) * 3))
    const curve = new CatmullRomCurve3(line, false, 'centripetal')
    const stations = links * steps
    const turn = random(0, 6)
    const thick = fringe.radius * random(0.88, 1.12)
    const level = new Vector3(0.3, 1, 0.2).normalize()
    const base = position.length / 3
    for (let station = 0; station <= stations; station++) {
      const share = station / stations
      const middle = curve.getPoint(share)
      const along = curve.getTangent(share)
      const side = along.clone().cross(level).normalize()
      const up = side.clone().cross(along)
      const knot = fringe.knotted ? Math.exp(-(((share * fringe.long - 5) / 2.6) ** 2)) * 0.9 : 0
      const tuft = 0.35 * Math.max(0, (share - 0.86) / 0.14) ** 2
      const end = share > 0.985 ? 0.75 : 1
      for (let index = 0; index <= around; index++) {
        const angle = (index / around) * 2 * Math.PI
        const ply = Math.abs(Math.cos(angle - turn - (share * fringe.long) / 2.1))
        const radius = thick * (0.62 + 0.46 * Math.sqrt(ply)) * (1 + knot + tuft) * end
        const place = middle
          .clone()
          .addScaledVector(side, Math.cos(angle) * radius)
          .addScaledVector(up, Math.sin(angle) * radius)
        position.push(place.x, place.y, place.z)
        woven.push(across, (row === 0 ? -1 : 1) * share * fringe.long + row * 5, 1)
      }
    }
    for (let station = 0; station < stations; station++) {
      for (let index = 0; index < around; index++) {
        const a = base + station * (around + 1) + index
        const b = a + around + 1
        indices.push(a, b, a + 1, a + 1, b, b + 1)
      }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3))
  geometry.setAttribute('woven', new BufferAttribute(Float32Array.from(woven), 3))
  geometry.setIndex(indices)
  geometry.computeVertexNormals()
  return geometry
}

function chainLinks({ long }: Fringe): number {
  return Math.round(long / segment)
}
