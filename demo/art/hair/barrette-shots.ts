import { Group } from 'three'
import { goodsShot } from '../studio/goods-shot.ts'
import { jewelleryRig } from '../studio/jewellery-rig.ts'
import { placed } from '../studio/placed.ts'
import type { StudioScene } from '../studio/scene.ts'
import { acetateVeil } from '../studio/substances.ts'
import { barBarrette, barThickness } from './bar-barrette-model.ts'
import { pearlBarrette } from './pearl-barrette-model.ts'

/** The pearl barrette lying (1), at an angle with its clasp open (2), its pearls close up (3). */
export function pearlShot(_: string, picture: number): StudioScene {
  const shadow = `MG-H-206 ${picture}`
  const rig = jewelleryRig
  if (picture === 2) {
    const lying = placed(pearlBarrette(20), { tip: 78, turn: -24 })
    return goodsShot(lying, shadow, { rig, pitch: 36, fill: 0.8, middle: [0.5, 0.53] })
  }
  const lying = placed(pearlBarrette(0), { tip: 34, turn: picture === 1 ? 9 : 22 })
  if (picture === 1) return goodsShot(lying, shadow, { rig, pitch: 20, fill: 0.82, middle: [0.5, 0.53] })
  return goodsShot(lying, shadow, { rig, pitch: 24, place: [-6, 8, 6], across: 50, opening: 2.2 })
}

/** A bar barrette lying (1), and two, one turned to show its clasp (2). */
export function barShot(color: string, picture: number): StudioScene {
  const shadow = `MG-H-205 ${picture}`
  const body = acetateVeil(color, barThickness)
  const seed = color.length * 37
  if (picture === 1) {
    const lying = placed(barBarrette(color, seed), { tip: 12, turn: 14 })
    return goodsShot(lying, shadow, { body, pitch: 34, fill: 0.82, middle: [0.5, 0.53] })
  }
  const front = placed(barBarrette(color, seed), { tip: 8, turn: 16, at: [4, 0, 20] })
  const turned = placed(barBarrette(color, seed + 1), { tip: 176, turn: 24, at: [-4, 0, -16] })
  const both = new Group().add(front, turned)
  return goodsShot(both, shadow, { body, pitch: 44, fill: 0.82, middle: [0.5, 0.53] })
}
