import { type BufferGeometry, CylinderGeometry, Matrix4, Vector3 } from 'three'
import { fieldMesh } from '../renderer/meshes/field-mesh.ts'
import { rectangleField } from '../renderer/meshes/solid-fields.ts'
import { sweep } from '../renderer/meshes/sweep.ts'

/** A French clasp below a barrette, along x: `rise` says how far its strip lies above its ends. Millimeters. */
export interface Clasp {
  length: number
  rise: (x: number) => number
  /** How far its arm is swung down from its hinge at the left, in degrees. */
  open: number
}

/** The parts of the clasp: strip, arm, hinge and latch; the strip's upper face is at y = rise. */
export function claspParts({ length, rise, open }: Clasp): BufferGeometry[] {
  const half = length / 2
  const strip = sweep(
    Array.from({ length: 24 }, (_, index) => {
      const x = (index / 23) * length - half
      return new Vector3(x, rise(x) - 0.45, 0)
    }),
    () => ({ high: 0.45, thick: 3.2, power: 4 }),
    { stations: 80, around: 64 },
  )
  const turn = new Matrix4()
    .makeTranslation(-half + 3, rise(half) - 2.6, 0)
    .multiply(new Matrix4().makeRotationZ((-open * Math.PI) / 180))
  const arm = sweep(
    Array.from({ length: 16 }, (_, index) => {
      const share = index / 15
      return new Vector3(share * (length - 7), -0.9 + 2.6 * Math.sin(share * Math.PI), 0)
    }),
    () => ({ high: 0.55, thick: 2.1, power: 3.2 }),
    { stations: 60, around: 64 },
  )
  const tongue = sweep(
    Array.from({ length: 12 }, (_, index) => {
      const share = index / 11
      return new Vector3(6 + share * (length - 22), 0.4 + 3.4 * Math.sin(share * Math.PI), 0)
    }),
    () => ({ high: 0.3, thick: 1.1, power: 4 }),
    { stations: 50 },
  )
  const pin = new CylinderGeometry(1.05, 1.05, 8.6, 24).rotateX(Math.PI / 2).translate(-half + 3, rise(half) - 2.6, 0)
  const ears = [-3.7, 3.7].map((z) => ear(-half + 3, rise(half) - 1.8, z))
  const latch = [-2.9, 2.9].map((z) => ear(half - 3, rise(half) - 2, z))
  const catcher = new CylinderGeometry(0.8, 0.8, 6.6, 20)
    .rotateX(Math.PI / 2)
    .translate(half - 2.2, rise(half) - 3.6, 0)
  return [strip, arm.applyMatrix4(turn), tongue.applyMatrix4(turn), pin, ...ears, ...latch, catcher]
}

function ear(x: number, y: number, z: number): BufferGeometry {
  const field = (px: number, py: number, pz: number) =>
    Math.max(rectangleField(px, py, 2.1, 2.4, 1.6), Math.abs(pz) - 0.45)
  return fieldMesh(field, [-3, -3.2, -1.2, 3, 3.2, 1.2], 0.34).translate(x, y, z)
}
