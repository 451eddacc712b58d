import { type BufferGeometry, Vector3 } from 'three'
import type { FrameSolid } from './frame-solid.ts'

/** Bends a mesh modelled in the flat plane of a front (z towards the eye) to where the front is. */
export function bend(geometry: BufferGeometry, solid: FrameSolid): BufferGeometry {
  const positions = geometry.getAttribute('position')
  const normals = geometry.getAttribute('normal')
  const normal = new Vector3()
  for (let index = 0; index < positions.count; index++) {
    const [x, y, z] = [positions.getX(index), positions.getY(index), positions.getZ(index)]
    positions.setXYZ(index, ...solid.bent([x, y], -z))
    if (!normals) continue
    const slope = solid.slope(x)
    normal.set(normals.getX(index), normals.getY(index), normals.getZ(index))
    normal.set(normal.x - normal.z * slope, normal.y - normal.z * 0.1, normal.z).normalize()
    normals.setXYZ(index, normal.x, normal.y, normal.z)
  }
  return geometry
}
