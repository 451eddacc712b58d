import { BoxGeometry, type BufferGeometry, CapsuleGeometry, Matrix4, TorusGeometry, Vector3 } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { facingOf, onto } from '../../renderer/meshes/onto.ts'
import type { SheetPlace } from '../../renderer/meshes/sheet-mesh.ts'
import { crescentBody, topAt } from './crescent-body.ts'

const end = 99
const pullAt = 80

/** A place on the top of the bag, above its surface by `over`. */
export function onTop(x: number, z: number, over: number): Vector3 {
  const down = new Vector3(0, -1, 0)
  return onto(crescentBody, new Vector3(x, topAt(x) + 24, z), down, 60).addScaledVector(down, -over)
}

/** The woven tape on both sides of the teeth. */
export const tapePlace: SheetPlace = (s, t) => onTop((t * 2 - 1) * end, (0.5 - s) * 11, 0.3)

/** Two rows of teeth that hold each other. */
export function teeth(): BufferGeometry {
  const pitch = 2.3
  const count = Math.floor((2 * end) / pitch)
  const tooth = new BoxGeometry(1.25, 1.9, 3)
  return mergeGeometries(
    Array.from({ length: count }, (_, index) => {
      const x = -end + (index + 0.5) * pitch
      const place = onTop(x, 0, 0.9)
      const slope = (topAt(x + 2) - topAt(x - 2)) / 4
      const turn = new Matrix4().makeRotationZ(Math.atan(slope)).setPosition(place.x, place.y, index % 2 === 0 ? 1 : -1)
      return tooth.clone().applyMatrix4(turn)
    }),
  )
}

/** The slider and its puller, which hangs down over the front. */
export function slider(): BufferGeometry[] {
  const place = onTop(pullAt, 0, 2.2)
  const body = new CapsuleGeometry(3.6, 7, 8, 24)
    .rotateZ(Math.PI / 2)
    .scale(1, 0.62, 1.15)
    .rotateZ(0.26)
  const eye = new TorusGeometry(3, 1, 14, 40).rotateY(Math.PI / 2).translate(0, 2.6, 2.4)
  const high = resting(pullAt + 1, 5, 5)
  const start = place.clone().add(new Vector3(0, 3, 4))
  const reach = high.clone().sub(start)
  const link = new TorusGeometry(reach.length() / 2 + 1.4, 0.95, 14, 48).scale(1, 0.5, 1).applyMatrix4(
    new Matrix4()
      .makeTranslation(...start.addScaledVector(reach, 0.5).toArray())
      .multiply(new Matrix4().lookAt(reach, new Vector3(), new Vector3(1, 0, 0)))
      .multiply(new Matrix4().makeRotationY(Math.PI / 2)),
  )
  return [...[body, eye].map((geometry) => geometry.translate(place.x, place.y, place.z)), link, puller(high)]
}

/** Before the front of the bag, so far below its upper edge. */
function resting(x: number, below: number, over: number): Vector3 {
  const place = onto(crescentBody, new Vector3(x, topAt(x) - below, 70), new Vector3(0, 0, -1))
  return place.addScaledVector(facingOf(crescentBody, place), over)
}

/** A flat drop of brass that hangs from the slider and rests on the front. */
function puller(high: Vector3): BufferGeometry {
  const low = resting(pullAt + 3, 38, 3)
  const along = high.clone().sub(low)
  const length = along.length()
  along.normalize()
  const side = new Vector3(1, 0, 0)
  const out = side.clone().cross(along).normalize()
  const turn = new Matrix4()
    .makeBasis(out.clone().cross(along).negate(), along, out)
    .setPosition(high.add(low).multiplyScalar(0.5))
  return new CapsuleGeometry(3.4, length - 6.8, 8, 32).scale(1, 1, 0.4).applyMatrix4(turn)
}
