import type { Group } from 'three'
import { placed } from '../../renderer/placed.ts'
import { productShot } from '../../renderer/product-shot.ts'
import type { StudioScene } from '../../renderer/scene.ts'
import { bucketHat } from './bucket-model.ts'
import { type StrawLook, strawHat } from './straw-model.ts'

/** Sharp from front to back, in millimeters. */
const opening = 1.05

const straws: Record<string, StrawLook> = {
  Natural: { straw: '#e2c48a', ribbon: '#33251d' },
  Black: { straw: '#2b2725', ribbon: '#191716' },
}

/** The straw hat from the front (1), from above (2), weave and ribbon close up (3). */
export function strawHatShot(color: string, image: number): StudioScene {
  const shadow = `MG-F-306 ${image}`
  const hat = placed(strawHatIn(color), { turn: image === 2 ? -34 : -14 })
  if (image === 1) return productShot(hat, shadow, { opening, pitch: 15, fill: 0.8, middle: [0.5, 0.51] })
  if (image === 2) return productShot(hat, shadow, { opening, pitch: 62, fill: 0.8, middle: [0.5, 0.5], horizon: 1.3 })
  return productShot(hat, shadow, { opening, pitch: 24, place: [14, 16, 34], across: 76 })
}

/** A straw hat in a color of the catalog. */
export function strawHatIn(color: string): Group {
  const look = straws[color]
  if (!look) throw new Error(`There is no straw in ${color}.`)
  return strawHat(look)
}

const canvases: Record<string, string> = { Ecru: '#f0e5cf', Navy: '#20273d', Olive: '#716a48' }

/** The bucket hat from the front (1), from above (2), eyelets and stitches close up (3). */
export function bucketHatShot(color: string, image: number): StudioScene {
  const shadow = `MG-F-307 ${image}`
  const hat = placed(bucketHatIn(color), { turn: image === 2 ? 24 : -16 })
  if (image === 1) return productShot(hat, shadow, { opening, pitch: 13, fill: 0.7, middle: [0.5, 0.51] })
  if (image === 2) return productShot(hat, shadow, { opening, pitch: 54, fill: 0.72, middle: [0.5, 0.5], horizon: 1.3 })
  return productShot(hat, shadow, { opening, pitch: 22, place: [18, 44, 40], across: 70 })
}

/** A bucket hat in a color of the catalog. */
export function bucketHatIn(color: string): Group {
  const hex = canvases[color]
  if (!hex) throw new Error(`There is no canvas in ${color}.`)
  return bucketHat(hex)
}
