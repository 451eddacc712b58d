import type { BufferGeometry } from 'three'
import { type Bounds, type Field, fieldMesh } from '../renderer/meshes/field-mesh.ts'
import { joined } from '../renderer/meshes/flat-field.ts'
import { cutBy } from '../renderer/meshes/solid-fields.ts'

type Place = readonly [x: number, y: number, z: number]

/** Height of the eyes above the ground that the head stands on, in millimeters. */
export const eyeHeight = 200

/** Where temples rest: the junction of ear and skull, beside the middle and behind the bridge of the nose. */
export const earAt = { x: 74, z: -97 } as const

const bounds: Bounds = [-92, -eyeHeight, -222, 92, 130, 34]

/**
 * A display head without a face, 56 cm around: distance in millimeters from its surface. The origin is the bridge of the
 * nose, x to the side, y up, z forward.
 */
export const headField: Field = (x, y, z) => {
  const side = Math.abs(x)
  const skull = ellipsoid(side, y, z, [0, 33, -107], [76, 88, 101])
  const face = ellipsoid(side, y, z, [0, -26, -62], [57, 78, 55])
  const chin = ellipsoid(side, y, z, [0, -90, -38], [22, 20, 28])
  const jaw = limb(side, y, z, [12, -92, -38, 15], [41, -48, -88, 18])
  const nose = limb(side, y, z, [0, 10, -15, 6.5], [0, -37, 1, 12])
  const wing = ellipsoid(side, y, z, [9, -40, -5], [8, 7, 10])
  const neck = limb(side, y, z, [0, -60, -106, 46], [0, -200, -113, 48])
  const foot = ellipsoid(side, y, z, [0, -222, -114], [76, 46, 76])
  const ear = ellipsoid(...turned(side - 74, y + 4, z + 103), [0, 0, 0], [4.5, 25, 14])
  let head = joined(skull, face, 30)
  head = joined(head, chin, 32)
  head = joined(head, jaw, 34)
  head = joined(head, joined(nose, wing, 8), 16)
  head = joined(head, joined(neck, foot, 50), 40)
  head = joined(head, ear, 7)
  return cutBy(head, -eyeHeight - y, 6)
}

let made: { fine: BufferGeometry; coarse: BufferGeometry } | undefined

/** The head as it is seen, and a coarse one for its shadow. */
export function headMeshes(): { fine: BufferGeometry; coarse: BufferGeometry } {
  made ??= { fine: fieldMesh(headField, bounds, 2), coarse: fieldMesh(headField, bounds, 3) }
  return made
}

function ellipsoid(x: number, y: number, z: number, [mx, my, mz]: Place, [rx, ry, rz]: Place): number {
  const [dx, dy, dz] = [x - mx, y - my, z - mz]
  const share = Math.hypot(dx / rx, dy / ry, dz / rz)
  const slope = Math.hypot(dx / rx ** 2, dy / ry ** 2, dz / rz ** 2)
  return slope < 1e-6 ? -Math.min(rx, ry, rz) : (share * (share - 1)) / slope
}

/** A limb that tapers from one ball to another. */
function limb(x: number, y: number, z: number, one: readonly [...Place, number], other: readonly [...Place, number]) {
  const [dx, dy, dz] = [other[0] - one[0], other[1] - one[1], other[2] - one[2]]
  const along = ((x - one[0]) * dx + (y - one[1]) * dy + (z - one[2]) * dz) / (dx * dx + dy * dy + dz * dz)
  const share = Math.min(1, Math.max(0, along))
  const away = Math.hypot(x - one[0] - dx * share, y - one[1] - dy * share, z - one[2] - dz * share)
  return away - one[3] - (other[3] - one[3]) * share
}

/** An ear leans back and stands off the skull behind. */
function turned(x: number, y: number, z: number): [number, number, number] {
  const [lean, off] = [0.22, 0.38]
  const [ly, lz] = [y * Math.cos(lean) - z * Math.sin(lean), y * Math.sin(lean) + z * Math.cos(lean)]
  return [x * Math.cos(off) + lz * Math.sin(off), ly, lz * Math.cos(off) - x * Math.sin(off)]
}
