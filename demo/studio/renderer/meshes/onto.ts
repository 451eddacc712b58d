import { Vector3 } from 'three'
import type { Field } from './field-mesh.ts'

/** Where a ray from outside a field meets its surface; it ends after `reach` millimeters in any case. */
export function onto(field: Field, from: Vector3, toward: Vector3, reach = 200): Vector3 {
  const way = toward.clone().normalize()
  const at = from.clone()
  let gone = 0
  while (gone < reach) {
    const left = field(at.x, at.y, at.z)
    if (left < 0.02) break
    at.addScaledVector(way, left * 0.9)
    gone += left * 0.9
  }
  return at
}

/** Which way a field's surface faces at a place. */
export function facingOf(field: Field, { x, y, z }: Vector3, step = 0.6): Vector3 {
  return new Vector3(
    field(x + step, y, z) - field(x - step, y, z),
    field(x, y + step, z) - field(x, y - step, z),
    field(x, y, z + step) - field(x, y, z - step),
  ).normalize()
}
