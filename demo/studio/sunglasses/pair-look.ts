import type { FrameShape } from './frame-shape.ts'
import { pairLooks } from './pair-looks.ts'

/** What a pair is made of. `tips` names the acetate of the ends of wire temples. */
export interface PairLook {
  shape: FrameShape
  front: string
  glass: string
  seed: number
  tips?: string
  pins?: 'dots' | 'bar' | 'none'
}

export function pairLook(sku: string, color: string): PairLook {
  const found = pairLooks[sku]
  if (!found) throw new Error(`There is no model of ${sku}.`)
  const { glasses, ...look } = found
  const seed = [...`${sku}${color}`].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1000
  return { ...look, front: color, glass: glasses[color] ?? 'smoke', seed }
}
