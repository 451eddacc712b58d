import { Box3, Group, Vector3 } from 'three'
import { reduced } from '../cloth/shell.ts'
import { productShot } from '../renderer/product-shot.ts'
import type { StudioScene } from '../renderer/scene.ts'
import { garmentRig } from './garment-rig.ts'

/** How a garment is seen: how much of the image it fills, or which place of it (mm) and how many millimeters around. */
export interface GarmentFraming {
  back: boolean
  whole: readonly [fill: number, fillHeight: number]
  detail?: { place: readonly number[]; across: number }
}

/** Radians by which it leans towards us, so that we see a little into it from above. */
const lean = 0.06

/** From the wall to the nearest point of the garment, in millimeters of the studio. */
const gap = 5

/** A garment on a form that is not seen, before the paper as its wall. */
export function garmentShot(objects: Group, shadow: string, { back, whole, detail }: GarmentFraming): StudioScene {
  objects.rotation.set((back ? 1 : -1) * (Math.PI / 2) + (back ? -lean : lean), 0, back ? Math.PI : 0)
  const hung = new Group().add(objects)
  hung.updateMatrixWorld(true)
  const { min, max } = new Box3().setFromObject(hung, true)
  hung.position.set(-(min.x + max.x) / 2, gap - min.y, -(min.z + max.z) / 2)
  hung.updateMatrixWorld(true)
  const shot = { pitch: 89.9, middle: [0.5, 0.5] as const, rig: garmentRig, opening: 0.4 }
  const place = detail && new Vector3(...detail.place).multiplyScalar(reduced).applyMatrix4(objects.matrixWorld)
  const scene = place
    ? productShot(hung, shadow, {
        ...shot,
        place: [place.x, place.y, place.z],
        across: (detail?.across ?? 0) * reduced,
      })
    : productShot(hung, shadow, { ...shot, fill: whole[0], fillHeight: whole[1] })
  return { ...scene, horizon: 1.3 }
}
