import { type BufferGeometry, Matrix4, Vector3 } from 'three'

/**
 * Where an object comes to rest that leans on another one like it, which lies around the origin: it is turned about its
 * axis, put `toward` (millimeters, x and z) the other, and tipped until it touches both the other and the ground.
 */
export function leaning(
  object: BufferGeometry,
  { turn, toward: [x, z] }: { turn: number; toward: readonly [number, number] },
): Matrix4 {
  const heights = heightsOf(object)
  const axis = new Vector3(z, 0, -x).normalize()
  const place = new Vector3()
  const positions = object.getAttribute('position')
  for (let degrees = 0; degrees < 60; degrees += 0.5) {
    const turned = new Matrix4()
      .makeTranslation(x, 0, z)
      .multiply(new Matrix4().makeRotationAxis(axis, (degrees * Math.PI) / 180))
      .multiply(new Matrix4().makeRotationY(turn))
    let low = Infinity
    let room = Infinity
    for (let index = 0; index < positions.count; index++) {
      place.fromBufferAttribute(positions, index).applyMatrix4(turned)
      low = Math.min(low, place.y)
      room = Math.min(room, place.y - (heights.get(cell(place.x, place.z)) ?? -Infinity))
    }
    // Soft objects sink a little into each other.
    if (room - low > -1.6) return new Matrix4().makeTranslation(0, -low, 0).multiply(turned)
  }
  throw new Error('It finds no rest.')
}

function heightsOf(object: BufferGeometry): Map<number, number> {
  const heights = new Map<number, number>()
  const positions = object.getAttribute('position')
  for (let index = 0; index < positions.count; index++) {
    const at = cell(positions.getX(index), positions.getZ(index))
    heights.set(at, Math.max(heights.get(at) ?? 0, positions.getY(index)))
  }
  return heights
}

/** A square of two millimeters. */
function cell(x: number, z: number): number {
  return Math.round(x / 2) * 10_000 + Math.round(z / 2)
}
