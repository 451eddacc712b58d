import type { Point } from '../engine/matrix.ts'

/** A place in millimetres: x to the right, y up, z towards the eye. */
export type Place = readonly [number, number, number]

/** How the pair is looked at: turned and from above, in degrees. */
export interface View {
  yaw: number
  pitch: number
  /** Pixels for a millimetre at the front. */
  scale: number
  centre: Point
}

const eyeDistance = 620

/** Where a place comes to lie in the drawing. */
export function seen(view: View, [x, y, z]: Place): Point {
  const yaw = (view.yaw * Math.PI) / 180
  const pitch = (view.pitch * Math.PI) / 180
  const sideX = x * Math.cos(yaw) + z * Math.sin(yaw)
  const sideZ = -x * Math.sin(yaw) + z * Math.cos(yaw)
  const upY = y * Math.cos(pitch) - sideZ * Math.sin(pitch)
  const near = y * Math.sin(pitch) + sideZ * Math.cos(pitch)
  const factor = (view.scale * eyeDistance) / (eyeDistance - near)
  return [view.centre[0] + sideX * factor, view.centre[1] - upY * factor]
}
