import { Vector4 } from 'three'
import { lightUniforms } from './light-uniforms.ts'
import { meshesOf, type StudioScene } from './scene.ts'

/** Left, lower, right and upper edge from -1 to 1. */
export interface Crop {
  /** Where products are, on whole pixels of an image of this size. */
  products: Vector4
  /** Where they and their shadows may be. */
  ground: Vector4
}

/** The parts of an image that are worth exposing. */
export function cropped({ objects, camera, horizon }: StudioScene, width: number, height: number): Crop {
  const part = new Vector4(1, 1, -1, -1)
  const middle = { low: 1e9, left: 1e9, right: -1e9, back: 1e9, front: -1e9 }
  for (const mesh of meshesOf(objects)) {
    const positions = mesh.geometry.getAttribute('position')
    for (let index = 0; index < positions.count; index += 5) {
      const place = new Vector4(positions.getX(index), positions.getY(index), positions.getZ(index), 1)
      place.applyMatrix4(mesh.matrixWorld)
      middle.left = Math.min(middle.left, place.x)
      middle.right = Math.max(middle.right, place.x)
      middle.back = Math.min(middle.back, place.z)
      middle.front = Math.max(middle.front, place.z)
      place.applyMatrix4(camera.matrixWorldInverse).applyMatrix4(camera.projectionMatrix)
      part.x = Math.min(part.x, place.x / place.w)
      part.y = Math.min(part.y, place.y / place.w)
      part.z = Math.max(part.z, place.x / place.w)
      part.w = Math.max(part.w, place.y / place.w)
    }
  }
  lightUniforms.footprint.value.set(
    (middle.left + middle.right) / 2,
    (middle.back + middle.front) / 2,
    (middle.right - middle.left) / 2,
    (middle.front - middle.back) / 2,
  )
  // Above what stands there is little of the floor; what hangs has its wall all around.
  const above = horizon > 1 ? 0.8 : 0.12
  return {
    products: new Vector4(
      edge(part.x - 0.05, width, Math.floor),
      edge(part.y - 0.04, height, Math.floor),
      edge(part.z + 0.05, width, Math.ceil),
      edge(part.w + 0.04, height, Math.ceil),
    ),
    ground: new Vector4(
      Math.max(-1, part.x - 0.8),
      Math.max(-1, part.y - 0.5),
      Math.min(1, part.z + 0.8),
      Math.min(1, part.w + above),
    ),
  }
}

function edge(place: number, pixels: number, whole: (value: number) => number): number {
  const inside = Math.min(1, Math.max(-1, place))
  return (whole(((inside + 1) / 2) * pixels) / pixels) * 2 - 1
}
