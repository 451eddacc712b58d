import { fromHex, type Rgb } from '../engine/colour.ts'
import type { Finish } from '../engine/piece.ts'

/** Polished metal by the name of its colour. */
export function metal(name: string): { paint: Rgb; finish: Finish } {
  return { paint: fromHex(metals[name] ?? '#d9b56a'), finish: { specular: 0.6, roughness: 0.12, metal: true } }
}

const metals: Record<string, string> = {
  Gold: '#eec888',
  'Rose Gold': '#ecb39a',
  Silver: '#e6e7ea',
  Gunmetal: '#7c7f85',
  Black: '#3a3a3c',
}
