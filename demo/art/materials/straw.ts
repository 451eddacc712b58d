import { fromHex, times } from '../engine/colour.ts'
import { noise } from '../engine/random.ts'
import type { Cloth } from './cloth.ts'

/** Wheat straw, plaited in rings around a middle. */
export function straw(hex: string, x: number, y: number, squash: number): Cloth {
  const body = fromHex(hex)
  const ringOf = (px: number, py: number) => Math.hypot(px - x, (py - y) / squash) / 14
  const plait = (px: number, py: number) => {
    const at = ringOf(px, py)
    const angle = Math.atan2((py - y) / squash, px - x) * 58
    return Math.sin(angle + Math.floor(at) * 2.1) * Math.sin((at - Math.floor(at)) * Math.PI)
  }
  return {
    body,
    paint: (px, py) => times(body, 1 + 0.16 * plait(px, py) + 0.1 * noise(px / 14, py / 14, 3)),
    finish: { specular: 0.02, roughness: 0.7, sheen: 0.15 },
    grain: { period: 12, height: (px, py) => 2.4 * plait(px, py) },
  }
}
