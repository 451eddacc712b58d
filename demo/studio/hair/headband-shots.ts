import type { Group } from 'three'
import { satin, velvet } from '../renderer/cloth.ts'
import { lining, thread } from '../renderer/leather.ts'
import { placed } from '../renderer/placed.ts'
import { productShot } from '../renderer/product-shot.ts'
import type { StudioScene } from '../renderer/scene.ts'
import { headband } from './headband-model.ts'

/** Sharp from front to back, in millimeters. */
const opening = 1.05

const hexes: Record<string, string> = { Black: '#1f1d1d', Ivory: '#f1e8d6', Bordeaux: '#571a28', Forest: '#2b3f36' }

/** A padded headband standing on its ends (1), from the side (2), the cloth of its crown close up (3). */
export function headbandShot(color: string, image: number, sku: string): StudioScene {
  const shadow = `${sku} ${image}`
  const band = headbandIn(color, sku)
  if (image === 1) {
    const standing = placed(band, { tip: -7, turn: -17 })
    return productShot(standing, shadow, { opening, pitch: 13, fill: 0.62, middle: [0.5, 0.51] })
  }
  if (image === 2) {
    const standing = placed(band, { tip: -5, turn: -62 })
    return productShot(standing, shadow, { opening, pitch: 14, fill: 0.6, fillHeight: 0.5, middle: [0.5, 0.51] })
  }
  const standing = placed(band, { tip: -7, turn: -38 })
  return productShot(standing, shadow, { opening, pitch: 26, place: [10, 96, 8], across: 104 })
}

/** A headband in a color of the catalog. */
export function headbandIn(color: string, sku: string): Group {
  const hex = hexes[color]
  if (!hex) throw new Error(`There is no headband in ${color}.`)
  return headband(sku === 'MG-H-207' ? satin(hex) : velvet(hex), lining(hex), thread(hex, hex))
}
