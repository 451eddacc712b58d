import { type BufferGeometry, CatmullRomCurve3, CylinderGeometry, Matrix4, TorusGeometry, Vector3 } from 'three'
import { sweep } from '../../renderer/meshes/sweep.ts'

const long = 37
const halfHigh = 18.6
const thick = 2.5
const corner = 6

/** A buckle around the origin, its bar upright there, its frame to the right, facing along z. */
export function buckle(): BufferGeometry[] {
  const profile = () => ({ high: thick * 0.86, thick, power: 2.5 })
  const options = { up: new Vector3(0, 0, 1), stations: 240, around: 30, closed: true }
  const frame = sweep(outline(), profile, options)
  const bar = new CylinderGeometry(2, 2, 2 * halfHigh - 2, 32)
  const eye = new TorusGeometry(3.4, 1.5, 18, 48).rotateX(Math.PI / 2).scale(1, 1.25, 1)
  return [frame, bar, eye, prong()]
}

export const eyeHalf = 3.4

/** A rectangle with round corners, bent a little around the body. */
function outline(): Vector3[] {
  const corners: [number, number, number][] = [
    [long - corner, halfHigh - corner, 0],
    [corner - 2, halfHigh - corner, Math.PI / 2],
    [corner - 2, -halfHigh + corner, Math.PI],
    [long - corner, -halfHigh + corner, -Math.PI / 2],
  ]
  const points = corners.flatMap(([x, y, from]) =>
    Array.from({ length: 7 }, (_, step) => {
      const angle = from + (step / 6) * (Math.PI / 2)
      return new Vector3(x + Math.cos(angle) * corner, y + Math.sin(angle) * corner, 0)
    }),
  )
  // Straight legs stay straight where points are close together.
  const line = points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    const steps = Math.max(1, Math.round(point.distanceTo(next) / 2))
    return Array.from({ length: steps }, (_, step) => point.clone().lerp(next, step / steps))
  })
  return line.map(({ x, y }) => new Vector3(x, y, -((x / long) ** 2) * 3.4))
}

/** The pin, from its eye on the bar over the far side of the frame. */
function prong(): BufferGeometry {
  const line = new CatmullRomCurve3([
    new Vector3(1.5, 0.3, 3.6),
    new Vector3(9, 0.3, 3.2),
    new Vector3(22, 0.1, 1.4),
    new Vector3(31, 0, 0.6),
    new Vector3(long - 0.5, 0, 0.7),
    new Vector3(long + 3.4, 0, -2.2),
  ]).getPoints(60)
  return sweep(line, (share) => ({ high: 1.55, thick: 2.3 - 0.8 * share, power: 2.2 }), {
    up: new Vector3(0, 0, 1),
    stations: 80,
    around: 24,
    round: [1.2, 1.4],
  })
}

/** Sets the buckle to the end of a belt: `along` leads on from it, `out` is where its face looks. */
export function setBuckle(geometry: BufferGeometry, place: Vector3, along: Vector3, out: Vector3): BufferGeometry {
  return geometry.applyMatrix4(new Matrix4().makeBasis(along, new Vector3(0, 1, 0), out).setPosition(place))
}
