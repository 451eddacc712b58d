import { type BufferGeometry, CylinderGeometry, Group, type Matrix4, Vector3 } from 'three'
import { sweep } from '../renderer/meshes/sweep.ts'
import { part } from '../renderer/product-shot.ts'
import { metal } from '../renderer/substances.ts'
import { ringMetal } from './ring-metal.ts'

/** Four times as large as it is sold, so that lamps are soft for it. */
const radius = 52
const thickest = 9.5

/** A closed hoop around the z axis, its hinge on top, set where `at` says. */
export function hoopModel(color: 'Gold' | 'Silver', at: Matrix4): Group {
  const center = new Vector3().applyMatrix4(at)
  const axis = new Vector3(0, 0, 1).transformDirection(at)
  const size = at.getMaxScaleOnAxis()
  const polished = ringMetal(color, {
    center,
    axis,
    radius: (radius - thickest) * size,
    half: thickest * size,
    bulge: 0.9,
  })
  const fittings = metal(color, 0.1)
  const placed = (geometry: BufferGeometry) => geometry.applyMatrix4(at)
  return new Group().add(
    ...part(placed(tube()), polished),
    ...part(placed(post()), fittings),
    ...knuckles().flatMap((geometry) => part(placed(geometry), fittings)),
  )
}

/** From one side of the ear around to the other, thinner towards the ends. */
function tube(): BufferGeometry {
  const [from, to] = [0.17, 2 * Math.PI - 0.3]
  const line = Array.from({ length: 90 }, (_, index) => around(from + ((to - from) * index) / 89, radius))
  const profile = (share: number) => {
    const half = 5.6 + (thickest - 5.6) * Math.sin(Math.PI * share) ** 0.8
    return { high: half, thick: half, power: 2 }
  }
  return sweep(line, profile, { up: new Vector3(0, 0, 1), stations: 260, around: 72, round: [2.2, 2.2] })
}

/** The wire through the ear. */
function post(): BufferGeometry {
  const line = Array.from({ length: 12 }, (_, index) => around(-0.42 + (0.72 * index) / 11, radius + 0.6))
  const profile = () => ({ high: 1.7, thick: 1.7, power: 2 })
  return sweep(line, profile, { up: new Vector3(0, 0, 1), stations: 30, around: 24 })
}

function knuckles(): BufferGeometry[] {
  const { x, y } = around(0.15, radius - 1)
  return [-3.4, 0, 3.4].map((z) => new CylinderGeometry(2.6, 2.6, 3.1, 28).rotateX(Math.PI / 2).translate(x, y, z))
}

/** A place on a circle, from the top to the right. */
function around(angle: number, away: number): Vector3 {
  return new Vector3(Math.sin(angle) * away, Math.cos(angle) * away, 0)
}

/** From the middle of a hoop to its lowest place. */
export const hoopReach = radius + thickest
