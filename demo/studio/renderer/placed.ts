import { Box3, Group, type Object3D } from 'three'

/** How an object is set down: tipped towards us, turned about the vertical (degrees), beside the middle (mm). */
export interface Setting {
  tip?: number
  turn?: number
  at?: readonly [number, number, number]
}

const degree = Math.PI / 180

/** The object on the ground, where and as it is set down. */
export function placed(object: Object3D, { tip = 0, turn = 0, at = [0, 0, 0] }: Setting): Group {
  object.rotation.x = tip * degree
  const standing = new Group().add(object)
  standing.rotation.y = turn * degree
  const { min } = new Box3().setFromObject(standing, true)
  standing.position.set(at[0], at[1] - min.y, at[2])
  standing.updateMatrixWorld(true)
  return standing
}
