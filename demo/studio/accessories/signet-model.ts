import { Group, type Matrix4, Vector3 } from 'three'
import { fieldMesh } from '../renderer/meshes/field-mesh.ts'
import { joined } from '../renderer/meshes/flat-field.ts'
import { cutBy, ellipseField, rectangleField } from '../renderer/meshes/solid-fields.ts'
import { part } from '../renderer/product-shot.ts'
import { ringMetal } from './ring-metal.ts'

/** The inside of the ring; everything is five times as large as it is sold, so that lamps are soft for it. */
const radius = 45
const faceAt = 66

/** A signet ring, turned and set down, and the middle of its oval, which looks up before it is turned. */
export function signetModel(turn: Matrix4, cell = 1): { ring: Group; face: Vector3 } {
  const geometry = fieldMesh(signet, [-58, -58, -34, 58, 70, 34], cell)
  geometry.applyMatrix4(turn)
  geometry.computeBoundingBox()
  const down = -(geometry.boundingBox?.min.y ?? 0)
  geometry.translate(0, down, 0)
  const center = new Vector3(0, 0, 0).applyMatrix4(turn).add(new Vector3(0, down, 0))
  const axis = new Vector3(0, 0, 1).transformDirection(turn)
  const size = turn.getMaxScaleOnAxis()
  const gold = ringMetal('Gold', { center, axis, radius: radius * size, half: 15 * size, bulge: 0.12 })
  const face = new Vector3(0, faceAt, 0).applyMatrix4(turn).add(new Vector3(0, down, 0))
  return { ring: new Group().add(...part(geometry, gold)), face }
}

function signet(x: number, y: number, z: number): number {
  const away = Math.hypot(x, y)
  const up = (1 + y / Math.max(away, 1e-6)) / 2
  const shoulder = up * up * (3 - 2 * up)
  const half = 8.5 + 13.5 * shoulder ** 1.8
  const thick = 6.5 + 7.5 * shoulder ** 2.2
  // The back of the band is round, so that its width ends thin.
  const rounded = thick - (z / half) ** 2 * (1.2 + 2.2 * (1 - shoulder))
  const band = rectangleField(away - radius - rounded / 2, z, rounded / 2, half, Math.min(2.6, rounded / 2 - 0.2))
  const spread = Math.min(1, Math.max(0, (y - 34) / (faceAt - 34)))
  const wall = ellipseField(x, z, 17 + 7 * spread, 22 + 7 * spread)
  const dome = Math.hypot(x, y - faceAt + 330, z) - 330
  const head = cutBy(cutBy(wall, dome, 3.4), 30 - y, 3)
  return cutBy(joined(band * 0.85, head, 16), radius - away, 1.6)
}
