import { Box3, CylinderGeometry, Group, Mesh, type Object3D, Vector3 } from 'three'
import { type Form, type Joint, limb } from '../cloth/form.ts'
import { reduced } from '../cloth/shell.ts'
import { fromHex } from '../relief/color.ts'
import { matte } from '../renderer/materials/matte.ts'
import { type Bounds, type Field, fieldMesh } from '../renderer/meshes/field-mesh.ts'
import { joined } from '../renderer/meshes/flat-field.ts'
import { cutBy } from '../renderer/meshes/solid-fields.ts'
import { part, productShot } from '../renderer/product-shot.ts'
import { facing, houseRig, type Rig } from '../renderer/rig.ts'
import { caster, meshesOf, type StudioScene, staged } from '../renderer/scene.ts'
import { metal } from '../renderer/substances.ts'

/** The house's lamps, with more light from the front: what stands upright shows its color there. */
const formRig: Rig = {
  ...houseRig,
  panels: houseRig.panels
    .with(3, facing([-520, 330, 760], 300, 420, [10.5, 10.6, 10.6], 0.4))
    .with(4, facing([180, 640, 1050], 520, 260, [8.2, 8, 7.8], 0.6)),
}

/** How far below the cloth the form ends, so that it never shows through, in millimeters. */
const inside = 4

/** Degrees by which the form is turned, so that the light falls on its front. */
const turn = -24

/** How far the form is seen above what hangs from the waist. */
const aboveWaist = 46

/** A garment on the form it was cut for: a leg form for what hangs from the waist, else a bust on a pole. */
export function formShot(garment: Group, body: Form, shadow: string): StudioScene {
  const bounds = new Box3().setFromObject(garment, true)
  const [low, high] = [bounds.min.y / reduced, bounds.max.y / reduced]
  const hangsFromWaist = high < 1180
  const neck = body.trunk(1500)[0] < 58 ? 1494 : 1560
  const objects = new Group().add(garment)
  if (hangsFromWaist && body.hasLegs) objects.add(...dummy(legForm(body, high + aboveWaist)))
  else objects.add(...dummy(bust(body, armIn(garment, body.arm), hangsFromWaist ? high + aboveWaist : neck)))
  objects.rotation.y = (turn * Math.PI) / 180
  if (body.hasLegs && hangsFromWaist) return framed(objects, shadow, 8, 0.86)
  const stand = pole()
  // Of a short garment the stand is cut off by the frame.
  if (low < 500) return framed(objects.add(...stand), shadow, 8, 0.86)
  const scene = framed(objects, shadow, 11, 0.72)
  objects.add(...stand)
  objects.updateMatrixWorld(true)
  return scene
}

function framed(objects: Group, shadow: string, pitch: number, fillHeight: number): StudioScene {
  objects.updateMatrixWorld(true)
  return productShot(objects, shadow, { pitch, fill: 0.78, fillHeight, middle: [0.5, 0.5], opening: 0.4, rig: formRig })
}

function dummy(field: Field): Object3D[] {
  const bounds: Bounds = [-470, -4, -230, 470, 1580, 230]
  const linen = matte({ albedo: fromHex('#ded3c4'), headOn: 0.02, surface: 'gloss = 0.0;' })
  const fine = fieldMesh(field, bounds, 7).scale(reduced, reduced, reduced)
  const coarse = fieldMesh((x, y, z) => field(x, y, z) + 4, bounds, 14).scale(reduced, reduced, reduced)
  return [staged(new Mesh(fine, linen), 'solid'), caster(coarse)]
}

/** The part of an arm that ends out of sight in the sleeve, whose hem is what lies farthest out of a garment. */
function armIn(garment: Group, [shoulder, elbow, wrist]: readonly Joint[]): Joint[] {
  if (!shoulder || !elbow || !wrist) return []
  const hem = outermost(garment)
  const over = alongLimb(hem, elbow, wrist)
  if (over > 0) return [shoulder, elbow, between(elbow, wrist, over)]
  return [shoulder, between(shoulder, elbow, alongLimb(hem, shoulder, elbow))]
}

function outermost(garment: Group): Vector3 {
  const place = new Vector3()
  const best = new Vector3()
  for (const { geometry } of meshesOf(garment)) {
    const positions = geometry.getAttribute('position')
    for (let index = 0; index < positions.count; index++)
      if (place.fromBufferAttribute(positions, index).x > best.x) best.copy(place)
  }
  return best.divideScalar(reduced)
}

/** The share of a limb that ends, rounded, before it comes to a place. */
function alongLimb(place: Vector3, from: Joint, to: Joint): number {
  const start = new Vector3(from[0], from[1], from[2])
  const limb = new Vector3(to[0], to[1], to[2]).sub(start)
  return (place.clone().sub(start).dot(limb) / limb.length() - to[3]) / limb.length()
}

function between(from: Joint, to: Joint, share: number): Joint {
  const at = (axis: 0 | 1 | 2 | 3) => from[axis] + (to[axis] - from[axis]) * Math.min(1, Math.max(0, share))
  return [at(0), at(1), at(2), at(3)]
}

/** Neck, trunk and arms. */
function bust(body: Form, arm: readonly Joint[], top: number): Field {
  return (x, y, z) => {
    const arms = limbs(arm, Math.abs(x), y, z)
    const trunk = body.trunkDistance(x, y, z)
    return cutBy((body.hasArms ? joined(trunk, arms, 30) : trunk) + inside, y - top, 14)
  }
}

/** From the waist to the floor. */
function legForm(body: Form, top: number): Field {
  const [hip = [84, 850, 0, 76], , ankle = [98, 90, -14, 34]] = body.leg
  const leg: Joint[] = [
    [hip[0], hip[1], hip[2], hip[3] - inside],
    [hip[0] + 8, 500, 4, 46],
    [hip[0] + 10, 370, -10, 47],
    [ankle[0], 95, -14, 30],
  ]
  return (x, y, z) => {
    const side = Math.abs(x)
    const legs = limbs(leg, side, y, z)
    const foot = limb(side, y * 1.25, z, [ankle[0], 34, -24, 25], [ankle[0] + 16, 20, 124, 21])
    const trunk = body.trunkDistance(x, y, z) + inside
    return cutBy(cutBy(joined(joined(trunk, legs, 40), foot, 46), y - top, 16), 1 - y, 5)
  }
}

function limbs(joints: readonly Joint[], x: number, y: number, z: number): number {
  return joints
    .slice(1)
    .reduce((nearest, joint, at) => Math.min(nearest, limb(x, y, z, joints[at] ?? joint, joint)), 1e9)
}

function pole(): Object3D[] {
  const steel = metal('Gunmetal', 0.3)
  const rod = new CylinderGeometry(13, 13, 830, 32).translate(0, 415, -5)
  const foot = new CylinderGeometry(165, 170, 12, 96).translate(0, 6, -5)
  return [rod, foot].flatMap((each) => part(each.scale(reduced, reduced, reduced), steel))
}
