import { Group } from 'three'
import { jewelryRig } from '../renderer/jewelry-rig.ts'
import { placed } from '../renderer/placed.ts'
import { productShot } from '../renderer/product-shot.ts'
import type { StudioScene } from '../renderer/scene.ts'
import { acetateVeil } from '../renderer/substances.ts'
import { barBarrette, barThickness } from './bar-barrette-model.ts'
import { pearlBarrette } from './pearl-barrette-model.ts'

/** The pearl barrette lying (1), at an angle with its clasp open (2), its pearls close up (3). */
export function pearlShot(_: string, image: number): StudioScene {
  const shadow = `MG-H-206 ${image}`
  const rig = jewelryRig
  if (image === 2) {
    const lying = placed(pearlBarrette(20), { tip: 78, turn: -24 })
    return productShot(lying, shadow, { rig, pitch: 36, fill: 0.8, middle: [0.5, 0.53] })
  }
  const lying = placed(pearlBarrette(0), { tip: 34, turn: image === 1 ? 9 : 22 })
  if (image === 1) return productShot(lying, shadow, { rig, pitch: 20, fill: 0.82, middle: [0.5, 0.53] })
  return productShot(lying, shadow, { rig, pitch: 24, place: [-6, 8, 6], across: 50, opening: 2.2 })
}

/** A bar barrette lying (1), and two, one turned to show its clasp (2). */
export function barShot(color: string, image: number): StudioScene {
  const shadow = `MG-H-205 ${image}`
  const body = acetateVeil(color, barThickness)
  const seed = color.length * 37
  if (image === 1) {
    const lying = placed(barBarrette(color, seed), { tip: 12, turn: 14 })
    return productShot(lying, shadow, { body, pitch: 34, fill: 0.82, middle: [0.5, 0.53] })
  }
  const front = placed(barBarrette(color, seed), { tip: 8, turn: 16, at: [4, 0, 20] })
  const turned = placed(barBarrette(color, seed + 1), { tip: 176, turn: 24, at: [-4, 0, -16] })
  const both = new Group().add(front, turned)
  return productShot(both, shadow, { body, pitch: 44, fill: 0.82, middle: [0.5, 0.53] })
}
