import { Group, Vector3 } from 'three'
import { imageHeight, imageWidth } from '../relief/image-size.ts'
import { aimed, closeUp } from '../renderer/camera.ts'
import { houseRig } from '../renderer/rig.ts'
import type { StudioScene } from '../renderer/scene.ts'
import { pairLook } from './pair-look.ts'
import { pairModel, pairVeils } from './pair-model.ts'

const aspect = imageWidth / imageHeight

/** A pair of the catalog in one of its colors: from the front (1), turned (2), or the hinge close up (3). */
export function pairShot(sku: string, color: string, image: number): StudioScene {
  const objects = new Group()
  const look = pairLook(sku, color)
  const pair = pairModel(look, image === 3 ? 0.42 : 0.5)
  objects.add(pair)
  pair.rotation.y = ((image === 1 ? 0 : image === 2 ? 36 : 40) * Math.PI) / 180
  objects.updateMatrixWorld(true)
  const still = {
    width: imageWidth,
    height: imageHeight,
    objects,
    rig: houseRig,
    horizon: 0.6,
    veils: pairVeils(look),
    shadow: `${sku} ${image}`,
  }
  if (image === 1) {
    const camera = aimed(objects, { pitch: 9, distance: 820, fill: 0.78, middle: [0.5, 0.515] }, aspect)
    return { ...still, camera, focus: 770, opening: 1.5 }
  }
  if (image === 2) {
    const camera = aimed(objects, { pitch: 17, distance: 820, fill: 0.8, middle: [0.5, 0.52] }, aspect)
    return { ...still, camera, focus: 800, opening: 1.5 }
  }
  const hinge = new Vector3(-60, 34, 66).applyMatrix4(pair.matrixWorld)
  const camera = closeUp(hinge, { pitch: 22, distance: 420, middle: [0.5, 0.5] }, 74, aspect)
  return { ...still, camera, focus: 420, opening: 2.4 }
}
