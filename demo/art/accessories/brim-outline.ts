import type { Node } from '../engine/path.ts'
import { noise } from '../engine/random.ts'

/** A ring that is not quite round, as a brim is. */
export function ringNodes(x: number, y: number, rx: number, ry: number, wobble: number): Node[] {
  return Array.from({ length: 20 }, (_, index): Node => {
    const angle = (index / 20) * 2 * Math.PI
    const off = wobble * noise(index * 0.7, 1, 4)
    return [x + Math.cos(angle) * (rx + off), y + Math.sin(angle) * (ry + off)]
  })
}
