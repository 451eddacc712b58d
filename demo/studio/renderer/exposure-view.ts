import { Matrix4, type PerspectiveCamera, type Vector2, type Vector4 } from 'three'
import { shifted } from './camera.ts'
import type { StudioScene } from './scene.ts'

/** The camera of one exposure: a little beside its place, within the pixel and within the opening of the lens. */
export function viewOf(
  scene: StudioScene,
  part: Vector4,
  film: Vector2,
  index: number,
  count: number,
): PerspectiveCamera {
  const radius = scene.opening * Math.sqrt((index + 0.5) / count)
  const angle = index * 2.399963
  const camera = shifted(scene.camera, scene.focus, Math.cos(angle) * radius, Math.sin(angle) * radius)
  const x = (((index * 0.7548776662 + 0.5) % 1) - 0.5) * 1.3
  const y = (((index * 0.5698402909 + 0.5) % 1) - 0.5) * 1.3
  const crop = new Matrix4()
    .makeScale(2 / (part.z - part.x), 2 / (part.w - part.y), 1)
    .setPosition(
      -(part.z + part.x) / (part.z - part.x) + (2 * x) / film.x,
      -(part.w + part.y) / (part.w - part.y) + (2 * y) / film.y,
      0,
    )
  camera.projectionMatrix.premultiply(crop)
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
  return camera
}
