import { placed } from '../../renderer/placed.ts'
import { productShot } from '../../renderer/product-shot.ts'
import type { StudioScene } from '../../renderer/scene.ts'
import { crescentBag } from './crescent-model.ts'
import { leatherLook } from './leather-looks.ts'
import { tote } from './tote-model.ts'

/** Sharp from front to back, in millimeters. */
const opening = 1.05

/** The tote from the front (1), turned to show its side (2), the root of a handle close up (3). */
export function toteShot(color: string, image: number): StudioScene {
  const shadow = `MG-F-301 ${image}`
  const bag = tote(leatherLook(color))
  if (image === 1) {
    const standing = placed(bag, { turn: -7 })
    return productShot(standing, shadow, { opening, pitch: 9, fill: 0.66, fillHeight: 0.7, middle: [0.5, 0.5] })
  }
  if (image === 2) {
    const standing = placed(bag, { turn: 42 })
    return productShot(standing, shadow, { opening, pitch: 15, fill: 0.7, fillHeight: 0.7, middle: [0.5, 0.5] })
  }
  const standing = placed(bag, { turn: 18 })
  return productShot(standing, shadow, { opening, pitch: 12, place: [-30, 108, 24], across: 76 })
}

/** The crescent bag from the front (1), lying with its strap laid out (2), zip and ring close up (3). */
export function crescentShot(color: string, image: number): StudioScene {
  const shadow = `MG-F-302 ${image}`
  const bag = crescentBag(leatherLook(color), image === 2)
  if (image === 1) {
    const standing = placed(bag, { tip: 3, turn: -9 })
    return productShot(standing, shadow, { opening, pitch: 13, fill: 0.66, fillHeight: 0.68, middle: [0.5, 0.5] })
  }
  if (image === 2) {
    const lying = placed(bag, { tip: -90, turn: 12 })
    return productShot(lying, shadow, { opening, pitch: 58, fill: 0.76, middle: [0.5, 0.51], horizon: 1.3 })
  }
  const standing = placed(bag, { tip: 3, turn: -26 })
  return productShot(standing, shadow, { opening, pitch: 26, place: [46, 74, 26], across: 66 })
}
