import { Group, Matrix4, type Object3D } from 'three'
import { crescentBag } from '../accessories/bags/crescent-model.ts'
import { leatherLook } from '../accessories/bags/leather-looks.ts'
import { tote } from '../accessories/bags/tote-model.ts'
import { belt } from '../accessories/belt/belt-model.ts'
import { loose, rolled } from '../accessories/belt/belt-shots.ts'
import { bucketHatIn, strawHatIn } from '../accessories/hats/hat-shots.ts'
import { hoopModel } from '../accessories/hoop-model.ts'
import { signetModel } from '../accessories/signet-model.ts'
import { silkSquare } from '../accessories/silk-shots.ts'
import { woolScarf } from '../accessories/wool-shots.ts'
import { barBarrette } from '../hair/bar-barrette-model.ts'
import { clawClip } from '../hair/claw-model.ts'
import { clawShapes } from '../hair/claw-shots.ts'
import { headbandIn } from '../hair/headband-shots.ts'
import { pearlBarrette } from '../hair/pearl-barrette-model.ts'
import { scrunchie } from '../hair/scrunchie-shots.ts'
import { placed } from '../renderer/placed.ts'
import { pairLook } from '../sunglasses/pair-look.ts'
import { pairModel } from '../sunglasses/pair-model.ts'

/** An object of the catalog in a still life: where it is set down (millimeters), and how it is tipped and turned (degrees). */
export interface PlacedProduct {
  sku: string
  color: string
  at: readonly [x: number, y: number, z: number]
  tip?: number
  turn?: number
  /** A bag or a belt lies, a scarf is folded to a stack, a square to a triangle, a clip is open. */
  other?: boolean
}

/** How much larger objects are sold than their models are, where these were built for the lamps and not for a ruler. */
const sold: Record<string, number> = {
  'MG-F-301': 2.4,
  'MG-F-302': 2,
  'MG-F-303': 6,
  'MG-F-304': 5,
  'MG-F-306': 2.55,
  'MG-F-307': 2,
  'MG-F-308': 1 / 4,
  'MG-F-309': 1 / 5,
  'MG-F-310': 5,
  'MG-H-201': 110 / 115,
  'MG-H-202': 50 / 106,
}

const models: Record<string, (object: PlacedProduct) => Object3D> = {
  'MG-F-301': ({ color }) => tote(leatherLook(color)),
  'MG-F-302': ({ color, other = false }) => crescentBag(leatherLook(color), other),
  'MG-F-303': ({ color, other = false }) => silkSquare(color, other),
  'MG-F-304': ({ sku, color, other = false }) => woolScarf(color, sku, other),
  'MG-F-310': ({ sku, color, other = false }) => woolScarf(color, sku, other),
  'MG-F-305': ({ color, other = false }) => belt(leatherLook(color), other ? loose : rolled),
  'MG-F-306': ({ color }) => strawHatIn(color),
  'MG-F-307': ({ color }) => bucketHatIn(color),
  'MG-H-203': ({ sku, color }) => scrunchie(sku, color),
  'MG-H-204': ({ sku, color }) => scrunchie(sku, color),
  'MG-H-205': ({ color }) => barBarrette(color, color.length * 37),
  'MG-H-206': ({ other = false }) => pearlBarrette(other ? 20 : 0),
  'MG-H-207': ({ sku, color }) => headbandIn(color, sku),
  'MG-H-209': ({ sku, color }) => scrunchie(sku, color),
  'MG-H-210': ({ sku, color }) => headbandIn(color, sku),
}

/** An object as large as it is sold, `small` times a millimeter, where and as it is set down. */
export function productsAt(object: PlacedProduct, small: number): Group {
  const { sku, color, at, tip = 0, turn = 0, other = false } = object
  if (sku === 'MG-F-308' || sku === 'MG-F-309') return ringAt(object, small)
  const clip = clawShapes[sku]
  const model = clip
    ? clawClip(clip, color, color.length * 37, other ? 15 : 0)
    : (models[sku]?.(object) ?? pairModel(pairLook(sku, color), 0.6))
  const set = new Group().add(placed(model, { tip, turn }))
  set.scale.setScalar((sold[sku] ?? 1) * small)
  set.position.set(at[0] * small, at[1] * small, at[2] * small)
  set.updateMatrixWorld(true)
  return set
}

/** Rings know where they are, because they mirror themselves: they are built in their place. */
function ringAt({ sku, color, at: [x, y, z], tip = 0, turn = 0 }: PlacedProduct, small: number): Group {
  const size = (sold[sku] ?? 1) * small
  const degree = Math.PI / 180
  const at = new Matrix4()
    .makeTranslation(x * small, y * small, z * small)
    .multiply(new Matrix4().makeRotationY(turn * degree))
    .multiply(new Matrix4().makeRotationX(tip * degree))
    .multiply(new Matrix4().makeScale(size, size, size))
  return sku === 'MG-F-308' ? hoopModel(color === 'Silver' ? 'Silver' : 'Gold', at) : signetModel(at).ring
}
