import { type Object3D, PerspectiveCamera, Vector3 } from 'three'
import { meshesOf } from './scene.ts'

/** How products are looked at. */
export interface Shot {
  /** Degrees above the horizon. */
  pitch: number
  /** Millimeters from the products. */
  distance: number
  /** The share of the image's width that the products fill, or of its height if that is reached first. */
  fill: number
  fillHeight?: number
  /** Where their middle comes to lie, as shares of width and height from the upper left. */
  middle: readonly [number, number]
}

/** A camera that looks level across the products and is shifted, not turned, until they lie where the shot wants them. */
export function aimed(objects: Object3D, shot: Shot, aspect: number): PerspectiveCamera {
  const camera = cameraAt(new Vector3(0, 18, 0), shot)
  const { left, right, bottom, top } = spread(objects, camera)
  const fillHeight = shot.fillHeight ?? 0.8
  const scale = Math.min((2 * shot.fill) / (right - left), (2 * fillHeight) / (top - bottom) / aspect)
  const x = shot.middle[0] * 2 - 1 - ((left + right) / 2) * scale
  const y = 1 - shot.middle[1] * 2 - ((bottom + top) / 2) * scale * aspect
  return projecting(camera, scale, scale * aspect, x, y)
}

/** A camera close to one place of the products; `across` is how many millimeters the image is wide there. */
export function closeUp(place: Vector3, shot: Omit<Shot, 'fill'>, across: number, aspect: number): PerspectiveCamera {
  const camera = cameraAt(place, shot)
  const scale = (2 * shot.distance) / across
  return projecting(camera, scale, scale * aspect, shot.middle[0] * 2 - 1, 1 - shot.middle[1] * 2)
}

/** Moves a projecting camera sideways within the opening of its lens, so that what is at `focus` stays in its place. */
export function shifted(camera: PerspectiveCamera, focus: number, right: number, up: number): PerspectiveCamera {
  const moved = camera.clone()
  moved.matrixAutoUpdate = false
  moved.matrix.copy(camera.matrix)
  const e = camera.matrix.elements
  const sideways = new Vector3(e[0], e[1], e[2]).multiplyScalar(right)
  const upward = new Vector3(e[4], e[5], e[6]).multiplyScalar(up)
  moved.position.copy(camera.position).add(sideways).add(upward)
  moved.matrix.setPosition(moved.position)
  moved.matrixWorld.copy(moved.matrix)
  moved.matrixWorldInverse.copy(moved.matrix).invert()
  const projection = moved.projectionMatrix.copy(camera.projectionMatrix).elements
  projection[8] = (projection[8] ?? 0) - ((projection[0] ?? 0) * right) / focus
  projection[9] = (projection[9] ?? 0) - ((projection[5] ?? 0) * up) / focus
  moved.projectionMatrixInverse.copy(moved.projectionMatrix).invert()
  return moved
}

function cameraAt(target: Vector3, { pitch, distance }: Pick<Shot, 'pitch' | 'distance'>): PerspectiveCamera {
  const angle = (pitch * Math.PI) / 180
  const camera = new PerspectiveCamera()
  camera.position.set(0, Math.sin(angle) * distance, Math.cos(angle) * distance).add(target)
  camera.lookAt(target)
  camera.updateMatrix()
  camera.updateMatrixWorld(true)
  return camera
}

function projecting(camera: PerspectiveCamera, width: number, height: number, x: number, y: number): PerspectiveCamera {
  const near = 60
  const far = 4000
  camera.projectionMatrix.set(
    width,
    0,
    -x,
    0,
    0,
    height,
    -y,
    0,
    0,
    0,
    (far + near) / (near - far),
    (2 * far * near) / (near - far),
    0,
    0,
    -1,
    0,
  )
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
  return camera
}

/** Where the products lie in a view with unit scale. */
function spread(objects: Object3D, camera: PerspectiveCamera) {
  objects.updateMatrixWorld(true)
  const bounds = { left: 9, right: -9, bottom: 9, top: -9 }
  const place = new Vector3()
  for (const mesh of meshesOf(objects)) {
    const positions = mesh.geometry.getAttribute('position')
    for (let index = 0; index < positions.count; index += 3) {
      place.fromBufferAttribute(positions, index).applyMatrix4(mesh.matrixWorld).applyMatrix4(camera.matrixWorldInverse)
      const [x, y] = [place.x / -place.z, place.y / -place.z]
      bounds.left = Math.min(bounds.left, x)
      bounds.right = Math.max(bounds.right, x)
      bounds.bottom = Math.min(bounds.bottom, y)
      bounds.top = Math.max(bounds.top, y)
    }
  }
  return bounds
}
