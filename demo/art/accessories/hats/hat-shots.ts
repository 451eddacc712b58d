import { goodsShot } from '../../studio/goods-shot.ts'
import { placed } from '../../studio/placed.ts'
import type { StudioScene } from '../../studio/scene.ts'
import { type StrawLook, strawHat } from './straw-model.ts'

/** Sharp from front to back, in millimetres. */
const opening = 1.05

const straws: Record<string, StrawLook> = {
  Natural: { straw: '#e2c48a', ribbon: '#33251d' },
  Black: { straw: '#2b2725', ribbon: '#191716' },
}

/** The straw hat from the front (1), from above (2), weave and ribbon close up (3). */
export function strawHatShot(color: string, picture: number): StudioScene {
  const shadow = `MG-F-306 ${picture}`
  const look = straws[color]
  if (!look) throw new Error(`There is no straw in ${color}.`)
  const hat = placed(strawHat(look), { turn: picture === 2 ? -34 : -14 })
  if (picture === 1) return goodsShot(hat, shadow, { opening, pitch: 15, fill: 0.8, middle: [0.5, 0.51] })
  if (picture === 2) return goodsShot(hat, shadow, { opening, pitch: 62, fill: 0.8, middle: [0.5, 0.5], horizon: 1.3 })
  return goodsShot(hat, shadow, { opening, pitch: 24, place: [14, 16, 34], across: 76 })
}
