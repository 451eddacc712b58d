import { type BufferGeometry, Matrix4, Vector3 } from 'three'
import { noise } from '../relief/noise.ts'
import { sweep } from '../renderer/meshes/sweep.ts'
import { clothMesh } from './drape/cloth-mesh.ts'
import { type Drape, settle } from './drape/settle.ts'
import { type Piece, woven } from './drape/weave.ts'
import { silkSide } from './silk-print.ts'

/** The studio is built for small objects: the square lies in it at a sixth of its size. */
const silkScale = 1 / 6

/** What is seen of the square, its rolled hem, and what leaves its shadow, in the scale of the studio. */
export interface LaidSilk {
  cloth: BufferGeometry
  hem: BufferGeometry
  coarse: BufferGeometry
}

const points = 145
const spacing = silkSide / (points - 1)
const piece: Piece = { columns: points, rows: points, spacing, bend: 2.5, skew: 3 }
const thickness = 5

/** A pinch of the cloth: where it is taken, and how far it is pulled; millimeters from its middle. */
type Pinch = readonly [x: number, z: number, byX: number, byZ: number]

/** The square laid flat, pushed together here and there. */
export function silkFlat(): LaidSilk {
  const drape = woven(piece, thickness, (column, row) => {
    const [x, z] = [column * spacing - silkSide / 2, row * spacing - silkSide / 2]
    return [x * 0.99, 8 + 5 * noise(x / 130 + z / 300, z / 260, 4) + 2 * noise(x / 60, z / 60, 9), z * 0.99]
  })
  return laid(drape, [
    [-250, -190, 34, 24],
    [170, -260, -20, 34],
    [230, 190, -38, -14],
    [-120, 280, 14, -36],
    [20, 10, 16, -12],
  ])
}

/** The square folded along its diagonal, which lies to the back. */
export function silkFolded(): LaidSilk {
  const drape = woven(piece, thickness, (column, row) => {
    const [u, v] = [column * spacing - silkSide / 2, row * spacing - silkSide / 2]
    const x = (u - v) * Math.SQRT1_2
    const deep = (u + v) * Math.SQRT1_2
    const turn = 5 * Math.PI * 0.5
    const wave = 4 * noise(x / 120, deep / 150, 6)
    if (Math.abs(deep) < turn) {
      const angle = deep / 5
      return [x, 8 + 5 * Math.sin(angle), -220 - 5 * Math.cos(angle)]
    }
    const front = Math.abs(deep) - turn
    if (deep < 0) return [x, 3 + wave * 0.4, front - 220]
    return [x + 14 + front * 0.035, 13 + wave, front * 0.985 - 232]
  })
  return laid(drape, [
    [-170, -120, 34, 12],
    [190, -100, -34, 16],
    [10, 60, 10, -26],
  ])
}

function laid(drape: Drape, pinches: readonly Pinch[]): LaidSilk {
  const { places } = drape
  const pulled = pinches.map(([x, z, byX, byZ]) => {
    const taken: number[] = []
    for (let at = 0; at < places.length; at += 3) {
      const isOnTop = (places[at + 1] ?? 0) > 6
      if (isOnTop && Math.hypot((places[at] ?? 0) - x, (places[at + 2] ?? 0) - z) < 30) taken.push(at)
    }
    return { starts: taken.map((at) => [at, places[at] ?? 0, places[at + 2] ?? 0] as const), byX, byZ }
  })
  const pulling = 0.5
  settle(drape, {
    seconds: 1.1,
    thickness,
    gravity: 2600,
    drag: 0.025,
    friction: 0.35,
    hold: (now) => {
      if (now > pulling) return
      const share = now / pulling
      for (const { starts, byX, byZ } of pulled) {
        for (const [at, x, z] of starts) {
          places[at] = x + byX * share
          places[at + 2] = z + byZ * share
        }
      }
    },
  })
  const small = new Matrix4().makeScale(silkScale, silkScale, silkScale)
  return {
    cloth: clothMesh(piece, places, 4).applyMatrix4(small),
    hem: hemOf(places).applyMatrix4(small),
    coarse: clothMesh(piece, places, 2).applyMatrix4(small),
  }
}

/** The edge, rolled and sewn by hand: a cord of cloth that swells a little between its stitches. */
function hemOf(places: Float32Array): BufferGeometry {
  const line: Vector3[] = []
  const last = points - 1
  for (let side = 0; side < 4; side++) {
    for (let index = 0; index < last; index++) {
      const along = side < 2 ? index : last - index
      const [column, row] = side % 2 === 0 ? [along, side === 0 ? 0 : last] : [side === 1 ? last : 0, along]
      line.push(new Vector3().fromArray(places, (row * points + column) * 3))
    }
  }
  const swelling = (share: number) =>
    1.25 + 0.16 * Math.cos(share * 2 * Math.PI * 620) + 0.12 * noise(share * 300, 0.5, 2)
  return sweep(line, (share) => ({ high: swelling(share), thick: swelling(share) * 1.15, power: 2 }), {
    closed: true,
    stations: 3600,
    around: 12,
  })
}
