import { fromHex, times } from '../engine/colour.ts'
import { layeredNoise, noise } from '../engine/random.ts'
import type { Cloth } from './cloth.ts'

/** Full-grain leather: a fine pebble, a waxy light and a colour that is not quite even. */
export function leather(hex: string, seed = 1): Cloth {
  const body = fromHex(hex)
  return {
    body,
    paint: (x, y) =>
      times(body, 1 + 0.13 * layeredNoise(x / 340, y / 300, seed, 3) + 0.04 * noise(x / 7, y / 7, seed + 3)),
    finish: { specular: 0.045, roughness: 0.5, sheen: 0.05 },
    grain: { period: 9, height: (x, y) => 0.75 * Math.abs(layeredNoise(x / 11, y / 11, seed + 6, 2)) },
  }
}
