import { fromHex, type Rgb } from '../relief/color.ts'

/** A lens: what it lets through at its upper and lower edge, and how much it mirrors. */
export interface LensGlass {
  top: Rgb
  bottom: Rgb
  mirror: number
  mirrorColor: Rgb
}

export function lensGlass(name: string): LensGlass {
  const [top, bottom, mirror, color] = glasses[name] ?? ['#2a2725', '#6d665e', 0.05, '#ffffff']
  return { top: fromHex(top), bottom: fromHex(bottom), mirror, mirrorColor: fromHex(color) }
}

const glasses: Record<string, [string, string, number, string]> = {
  smoke: ['#35322f', '#857f78', 0.055, '#f4f7ff'],
  dark: ['#262423', '#4d4946', 0.06, '#f4f7ff'],
  brown: ['#4f3320', '#b08c68', 0.055, '#fff6ea'],
  amber: ['#8a5a26', '#dcb684', 0.05, '#fff6ea'],
  green: ['#34402f', '#7f8d70', 0.055, '#f4fff4'],
  rose: ['#7d4a48', '#dcb3aa', 0.05, '#fff2ee'],
  grey: ['#5b6066', '#b9bcbd', 0.055, '#f4f7ff'],
  blue: ['#3e4f62', '#a9b7c2', 0.06, '#eef5ff'],
  mirror: ['#2c2e32', '#5c5f63', 0.2, '#e4ebf2'],
}

/** What the coat of a lens mirrors beside bare glass, and in which color. */
export function coatOf(name: string): { coat: number; coatColor: Rgb } {
  const { mirror, mirrorColor } = lensGlass(name)
  return { coat: mirror > 0.1 ? 0.5 : mirror * 0.35, coatColor: mirrorColor }
}
