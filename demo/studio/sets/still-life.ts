import { Group, type Object3D, type PerspectiveCamera, Vector2, Vector3 } from 'three'
import { fromHex, type Rgb } from '../relief/color.ts'
import { closeUp } from '../renderer/camera.ts'
import { houseRig, type Rig, rigIn } from '../renderer/rig.ts'
import { meshesOf, type StudioScene } from '../renderer/scene.ts'
import { type PlacedProduct, productsAt } from './placed-products.ts'
import { type Prop, propModel } from './props.ts'

/** Products of the catalog and props at one scale, before one camera; all lengths in millimeters, as sold. */
export interface StillLife {
  /** Pixels. */
  size: readonly [width: number, height: number]
  /** Colors of wall and floor; without them it stands on the paper. */
  ground?: readonly [wall: string, floor: string]
  /** The share of the height where wall and floor meet; above 1 only the floor is seen. */
  horizon: number
  /** Degrees above the horizon. */
  pitch: number
  /** The place in the middle of the image, and how many millimeters the image is wide there. */
  aim: readonly [x: number, y: number, z: number]
  across: number
  objects: readonly PlacedProduct[]
  props?: readonly (Prop & { at: readonly [x: number, y: number, z: number]; tip?: number; turn?: number })[]
  /** What clear products and lenses leave of the light on the ground. */
  veils?: StudioScene['veils']
  rig?: Rig
}

/** The lamps shine on this many millimeters of the studio: a larger still life is built as much smaller. */
const lit = 235

/** The paper of the backdrop, which the colors of a ground replace. */
const paper: Rgb = [0.772, 0.724, 0.654]

/** A still life as it stands in the studio; `name` tells its shadows from those of others. */
export function stillLifeScene(still: StillLife, name: string): StudioScene {
  const [width, height] = still.size
  const [wall, floor] = still.ground ?? []
  const rig = still.rig ?? houseRig
  const objects = new Group().add(...productsOf(still))
  for (const { at, tip = 0, turn = 0, ...prop } of still.props ?? []) {
    const model = propModel(prop)
    model.rotation.set((tip * Math.PI) / 180, (turn * Math.PI) / 180, 0, 'YXZ')
    model.position.set(...at).multiplyScalar(scaleOf(still))
    model.scale.setScalar(scaleOf(still))
    objects.add(model)
  }
  objects.updateMatrixWorld(true)
  return {
    width,
    height,
    objects,
    camera: cameraOf(still),
    focus: distance,
    opening: 0.8,
    rig: wall && floor ? rigIn({ wall, floor }, rig) : rig,
    veils: still.veils ?? { pane: [0.3, 0.24, 0.19], body: [0, 0, 0] },
    shadow: name,
    horizon: still.horizon,
    ...(wall && floor ? { ground: { wall: over(fromHex(wall)), floor: over(fromHex(floor)) } } : {}),
  }
}

/**
 * A place on each of its products near the middle of what is seen of it, of two alike on the first: shares of width and
 * height from the upper left.
 */
export function hotSpots(still: StillLife): { sku: string; color: string; x: number; y: number }[] {
  const camera = cameraOf(still)
  const first = still.objects.filter(
    ({ sku, color }, at) => still.objects.findIndex((object) => object.sku === sku && object.color === color) === at,
  )
  return first.map((object) => {
    const seen = seenPlaces(productsAt(object, scaleOf(still)), camera)
    const middle = seen.reduce((sum, place) => sum.add(place), new Vector2()).divideScalar(seen.length)
    const { x, y } = seen.reduce((best, place) =>
      place.distanceToSquared(middle) < best.distanceToSquared(middle) ? place : best,
    )
    return { sku: object.sku, color: object.color, x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 }
  })
}

/** Where points of an object are seen, without those at the edges of the image and beyond. */
function seenPlaces(object: Object3D, camera: PerspectiveCamera): Vector2[] {
  const view = camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse)
  const place = new Vector3()
  return meshesOf(object).flatMap((mesh) => {
    const positions = mesh.geometry.getAttribute('position')
    const seen: Vector2[] = []
    for (let index = 0; index < positions.count; index += 5) {
      place.fromBufferAttribute(positions, index).applyMatrix4(mesh.matrixWorld).applyMatrix4(view)
      const at = new Vector2((place.x + 1) / 2, (1 - place.y) / 2)
      if (Math.min(at.x, at.y, 1 - at.x, 1 - at.y) > 0.03) seen.push(at)
    }
    return seen
  })
}

const distance = 820

function productsOf(still: StillLife): Group[] {
  return still.objects.map((object) => productsAt(object, scaleOf(still)))
}

function cameraOf({ size: [width, height], aim, pitch, across, ...still }: StillLife) {
  const small = scaleOf({ across, ...still })
  const place = new Vector3(...aim).multiplyScalar(small)
  return closeUp(place, { pitch, distance, middle: [0.5, 0.5] }, across * small, width / height)
}

function scaleOf({ across }: Pick<StillLife, 'across'>): number {
  return Math.min(1, lit / across)
}

function over(color: Rgb): Rgb {
  return [color[0] / paper[0], color[1] / paper[1], color[2] / paper[2]]
}
