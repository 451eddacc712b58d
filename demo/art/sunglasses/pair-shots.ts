import { Group, Vector3 } from 'three'
import { pictureHeight, pictureWidth } from '../engine/picture-size.ts'
import { aimed, closeUp } from '../studio/camera.ts'
import { houseRig } from '../studio/rig.ts'
import type { StudioScene } from '../studio/scene.ts'
import { pairLook } from './pair-look.ts'
import { pairModel, pairVeils } from './pair-model.ts'

const aspect = pictureWidth / pictureHeight

/** A pair of the catalogue in one of its colours: from the front (1), turned (2), or the hinge close up (3). */
export function pairShot(sku: string, color: string, picture: number): StudioScene {
  const things = new Group()
  const look = pairLook(sku, color)
  const pair = pairModel(look, picture === 3 ? 0.42 : 0.5)
  things.add(pair)
  pair.rotation.y = ((picture === 1 ? 0 : picture === 2 ? 36 : 40) * Math.PI) / 180
  things.updateMatrixWorld(true)
  const still = {
    width: pictureWidth,
    height: pictureHeight,
    things,
    rig: houseRig,
    horizon: 0.6,
    veils: pairVeils(look),
    shadow: `${sku} ${picture}`,
  }
  if (picture === 1) {
    const camera = aimed(things, { pitch: 9, distance: 820, fill: 0.78, middle: [0.5, 0.515] }, aspect)
    return { ...still, camera, focus: 770, opening: 1.5 }
  }
  if (picture === 2) {
    const camera = aimed(things, { pitch: 17, distance: 820, fill: 0.8, middle: [0.5, 0.52] }, aspect)
    return { ...still, camera, focus: 800, opening: 1.5 }
  }
  const hinge = new Vector3(-60, 34, 66).applyMatrix4(pair.matrixWorld)
  const camera = closeUp(hinge, { pitch: 22, distance: 420, middle: [0.5, 0.5] }, 74, aspect)
  return { ...still, camera, focus: 420, opening: 2.4 }
}
