import { type Drape, rate, settle } from '../accessories/drape/settle.ts'
import { type Piece, woven } from '../accessories/drape/weave.ts'
import { noise } from '../relief/noise.ts'

/** How a scrunchie is sewn; millimeters. */
export interface Gathered {
  /** The length of the tube before it is gathered, its girth, and from point to point. */
  length: number
  girth: number
  spacing: number
  thickness: number
  bend: number
  /** How much air is in it. */
  air: number
  /** The radius of the elastic. */
  elastic: number
  seed: number
}

/** A tube of cloth that an elastic has drawn together, lying on the ground around the origin. */
export function gatheredRing(sewn: Gathered): { piece: Piece; places: Float32Array } {
  const { length, girth, spacing, thickness, bend, elastic, seed } = sewn
  const columns = Math.round(length / spacing)
  const rows = Math.round(girth / spacing)
  const piece: Piece = { columns, rows, spacing, round: true, tube: true, bend }
  const wide = length / (2 * Math.PI)
  const high = girth / (2 * Math.PI)
  const drape = woven(piece, thickness, (column, row) => {
    const around = (column / columns) * 2 * Math.PI
    const about = Math.PI + (row / rows) * 2 * Math.PI
    const unrest = 1 + 0.12 * noise(column / 4, row / 9, seed)
    const radius = wide + high + Math.cos(about) * high * unrest
    return [Math.cos(around) * radius, high + 2 + Math.sin(about) * high * unrest, Math.sin(around) * radius]
  })
  const drawing = 1.1
  const normals = new Float32Array(drape.places.length)
  let calls = 0
  settle(drape, {
    seconds: drawing + 0.5,
    thickness,
    drag: 0.03,
    friction: 0.15,
    gravity: 900,
    push: (speeds, now) => {
      if (calls++ % 4 === 0) faceOut(piece, drape.places, normals)
      const air = (sewn.air / rate) * (now < drawing ? 1 : 0.7)
      for (let at = 0; at < speeds.length; at++) speeds[at] = (speeds[at] ?? 0) + (normals[at] ?? 0) * air
    },
    hold: (now) => {
      const share = Math.min(1, now / drawing)
      const radius = wide + (elastic - wide) * share * (2 - share)
      const turn = (column: number) => (column / columns) * 2 * Math.PI + 0.16 * noise(column / 22, 3.5, seed) * share
      drawn(drape, piece, (column) => {
        const angle = turn(column)
        return [radius * (1 + 0.03 * Math.sin(2 * angle + seed)), angle, high * 0.95]
      })
    },
  })
  return { piece, places: drape.places }
}

/** The inner row stays in the channel of the elastic, at each column an angle, a radius and a height. */
function drawn(
  { places }: Drape,
  { columns, spacing }: Piece,
  elastic: (column: number) => [number, number, number],
): void {
  const play = spacing * 1.7
  for (let column = 0; column < columns; column++) {
    const [radius, angle, height] = elastic(column)
    const at = column * 3
    const [x, y, z] = [places[at] ?? 0, places[at + 1] ?? 0, places[at + 2] ?? 0]
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    let out = x * cos + z * sin - radius
    let aside = -x * sin + z * cos
    let up = y - height
    const away = Math.hypot(out, up)
    if (away > play) {
      out *= play / away
      up *= play / away
    }
    aside *= 0.9
    places[at] = cos * (radius + out) - sin * aside
    places[at + 1] = height + up
    places[at + 2] = sin * (radius + out) + cos * aside
  }
}

/** The outward direction of the cloth at each point. */
function faceOut({ columns, rows }: Piece, places: Float32Array, normals: Float32Array): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = (row * columns + column) * 3
      const left = (row * columns + ((column + columns - 1) % columns)) * 3
      const right = (row * columns + ((column + 1) % columns)) * 3
      const below = (((row + rows - 1) % rows) * columns + column) * 3
      const above = (((row + 1) % rows) * columns + column) * 3
      const ux = (places[right] ?? 0) - (places[left] ?? 0)
      const uy = (places[right + 1] ?? 0) - (places[left + 1] ?? 0)
      const uz = (places[right + 2] ?? 0) - (places[left + 2] ?? 0)
      const vx = (places[above] ?? 0) - (places[below] ?? 0)
      const vy = (places[above + 1] ?? 0) - (places[below + 1] ?? 0)
      const vz = (places[above + 2] ?? 0) - (places[below + 2] ?? 0)
      const [nx, ny, nz] = [vy * uz - vz * uy, vz * ux - vx * uz, vx * uy - vy * ux]
      const long = Math.hypot(nx, ny, nz) || 1
      normals[at] = nx / long
      normals[at + 1] = ny / long
      normals[at + 2] = nz / long
    }
  }
}
