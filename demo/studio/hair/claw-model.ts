import { type BufferGeometry, CylinderGeometry, Group, Matrix4, SphereGeometry, Vector3 } from 'three'
import { sweep } from '../renderer/meshes/sweep.ts'
import { part } from '../renderer/product-shot.ts'
import { acetate, metal } from '../renderer/substances.ts'
import { type ClawShape, clawJaw, jawThickness, pinHeight } from './claw-jaw.ts'

/** A claw clip on the tips of its teeth, each jaw swung outward by `open` degrees. */
export function clawClip(shape: ClawShape, color: string, seed: number, open: number, cell = 0.9): Group {
  const pin = pinHeight * shape.high
  const of = (at: 'inner' | 'outer', offset: number) =>
    acetate(color, { seed: seed + offset, thickness: jawThickness, axis: [0, 0, 1], at })
  const front = swung(clawJaw(shape, false, cell), pin, -open)
  const back = swung(clawJaw(shape, true, cell), pin, open)
  const gold = metal('Gold', 0.1)
  return new Group().add(
    ...part(back, of('inner', 5), 'body'),
    ...part(front, of('outer', 0), 'body'),
    ...spring(shape.wide).flatMap((geometry) => part(geometry.translate(0, pin, 0), gold)),
  )
}

function swung(jaw: BufferGeometry, pin: number, degrees: number): BufferGeometry {
  const turn = new Matrix4()
    .makeTranslation(0, pin, 0)
    .multiply(new Matrix4().makeRotationX((degrees * Math.PI) / 180))
    .multiply(new Matrix4().makeTranslation(0, -pin, 0))
  return jaw.applyMatrix4(turn)
}

/** A coil around its pin, which ends in two round heads. */
function spring(wide: number): BufferGeometry[] {
  const half = 11 * wide
  const turns = 11
  const coil = sweep(
    Array.from({ length: turns * 16 }, (_, index) => {
      const angle = (index / 16) * 2 * Math.PI
      return new Vector3(((index / (turns * 16 - 1)) * 2 - 1) * half, Math.cos(angle) * 3.5, Math.sin(angle) * 3.5)
    }),
    () => ({ high: 0.8, thick: 0.8, power: 2 }),
    { up: new Vector3(1, 0, 0), stations: turns * 32, around: 16 },
  )
  const end = 21.5 * wide
  const rod = new CylinderGeometry(1.5, 1.5, 2 * end, 28).rotateZ(Math.PI / 2)
  const heads = [-end, end].map((x) => new SphereGeometry(2.3, 32, 20).scale(0.6, 1, 1).translate(x, 0, 0))
  return [coil, rod, ...heads]
}
