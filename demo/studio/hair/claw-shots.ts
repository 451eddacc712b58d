import { Group } from 'three'
import { placed } from '../renderer/placed.ts'
import { productShot } from '../renderer/product-shot.ts'
import type { StudioScene } from '../renderer/scene.ts'
import { acetateVeil } from '../renderer/substances.ts'
import { type ClawShape, jawThickness, pinHeight } from './claw-jaw.ts'
import { clawClip } from './claw-model.ts'

export const clawShapes: Record<string, ClawShape> = {
  'MG-H-201': { teeth: 7, arch: 7, wide: 1, high: 1 },
  'MG-H-202': { teeth: 5, arch: 2.5, wide: 0.9, high: 1.1 },
  'MG-H-208': { teeth: 9, arch: 2.5, wide: 1.1, high: 0.94 },
}

/** A claw clip from the side (1), half open (2), its spring close up (3); of the small one, a closed and an open one (2). */
export function clawShot(color: string, image: number, sku: string): StudioScene {
  const shape = clawShapes[sku]
  if (!shape) throw new Error(`There is no model of ${sku}.`)
  const shadow = `${sku} ${image}`
  const seed = color.length * 37 + color.charCodeAt(0)
  const body = acetateVeil(color, jawThickness)
  if (image === 1) {
    const clip = placed(clawClip(shape, color, seed, 0), { turn: 16 })
    const fill = sku === 'MG-H-202' ? 0.6 : 0.76
    return productShot(clip, shadow, { body, pitch: 13, fill, middle: [0.5, 0.515] })
  }
  if (image === 3) {
    const clip = placed(clawClip(shape, color, seed, 0, 0.7), { turn: 57 })
    return productShot(clip, shadow, {
      body,
      pitch: 37,
      place: [4, pinHeight * shape.high, 4],
      across: 74,
      opening: 2.4,
    })
  }
  const open = clawClip(shape, color, seed, 15)
  if (sku !== 'MG-H-202') {
    return productShot(placed(open, { turn: 56 }), shadow, { body, pitch: 19, fill: 0.66, middle: [0.5, 0.515] })
  }
  const closed = placed(clawClip(shape, color, seed + 4, 0), { turn: 24, at: [-44, 0, 30] })
  const both = new Group().add(closed, placed(open, { turn: -48, at: [52, 0, -36] }))
  return productShot(both, shadow, { body, pitch: 20, fill: 0.78, middle: [0.5, 0.515] })
}
