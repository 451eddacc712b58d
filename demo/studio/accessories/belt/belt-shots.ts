import { placed } from '../../renderer/placed.ts'
import { productShot } from '../../renderer/product-shot.ts'
import type { StudioScene } from '../../renderer/scene.ts'
import { leatherLook } from '../bags/leather-looks.ts'
import { belt } from './belt-model.ts'

/** Sharp from front to back, in millimeters. */
const opening = 1.05

/** How the belt lies, as long as it is sold. */
export const rolled = { inner: 37, outer: 60, turns: 3.1, oval: 1.04, end: -0.34, seed: 3 }
export const loose = { inner: 58, outer: 104, turns: 1.9, oval: 1.22, end: 0.62, seed: 6 }

/** The belt rolled up (1), in a loose curve (2), buckle and stitches close up (3). */
export function beltShot(color: string, image: number): StudioScene {
  const shadow = `MG-F-305 ${image}`
  const look = leatherLook(color)
  if (image === 2) {
    const curved = belt(look, loose)
    curved.scale.setScalar(0.62)
    return productShot(placed(curved, { tip: -1.2 }), shadow, {
      pitch: 38,
      fill: 0.78,
      middle: [0.5, 0.52],
      horizon: 1.3,
    })
  }
  const tight = placed(belt(look, rolled), { tip: -1.8, turn: image === 1 ? 0 : 14 })
  if (image === 1) return productShot(tight, shadow, { opening, pitch: 21, fill: 0.66, middle: [0.5, 0.52] })
  return productShot(tight, shadow, { opening, pitch: 20, place: [-6, 17, 58], across: 82 })
}
