import type { PairLook } from '../pair-look.ts'

/** How a pair is drawn, and which lenses go with which of its colors. */
export type Look = Omit<PairLook, 'front' | 'glass' | 'seed' | 'tips'> & {
  glasses: Record<string, string>
  tips?: string
}
