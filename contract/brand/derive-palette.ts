import { darkPalette, type Palette, palette } from '../palette.ts'
import { contrastOf, type Oklab, toHex, toOklab } from './oklab.ts'

/** The three colors that the owner chooses, as `#rrggbb` in lower case. */
export interface BrandColors {
  paper: string
  ink: string
  accent: string
}

/** The contrast that text needs, and the borders of controls. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
export const minTextContrast = 4.5
const minBorderContrast = 3

// Where each neutral is between paper (0) and ink (1), and how much more color it has. Measured from the default palette.
const neutrals = {
  linen: [0.0549, 1.7],
  chalk: [-0.0355, 0.44],
  inkRaised: [0.8916, 2.5],
  inkSoft: [0.6768, 2.64],
  line: [0.1399, 2.39],
  lineStrong: [0.4924, 4.05],
} satisfies Record<string, [place: number, colorfulness: number]>

/** The whole palette of three colors. The default three give the default palette. */
export function derivePalette({ paper, ink, accent }: BrandColors): Palette {
  const hasOwnNeutrals = paper !== palette.paper || ink !== palette.ink
  const { linen, chalk, ...others } = hasOwnNeutrals ? deriveNeutrals(paper, ink) : palette
  const accentDeep = accent === palette.accent && !hasOwnNeutrals ? palette.accentDeep : deepen(accent, ink)
  return { ...others, linen, chalk, paper, ink, accent, accentDeep }
}

/** The counterparts on an ink background. */
export function deriveDark(colors: BrandColors): typeof darkPalette {
  const { paper, ink, accent } = colors
  if (paper === palette.paper && ink === palette.ink && accent === palette.accent) return darkPalette
  return {
    inkSoft: until((t) => mixed(paper, ink, 0.3 - t, 1), [ink], minTextContrast),
    line: mixed(paper, ink, 0.78, 1),
    accent: until((t) => between(accent, paper, t), [ink], minTextContrast),
  }
}

/** The grounds that text stands on. */
export const groundsOf = ({ paper, ink }: Pick<BrandColors, 'paper' | 'ink'>): readonly string[] => {
  const { linen, chalk } = derivePalette({ paper, ink, accent: ink })
  return [paper, linen, chalk]
}

/** The lowest contrast of a color with any of the grounds. */
export function lowestContrast(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrastOf(color, ground)))
}

function deriveNeutrals(paper: string, ink: string) {
  const of = (name: keyof typeof neutrals, more = 0) => {
    const [place, colorfulness] = neutrals[name]
    return mixed(paper, ink, Math.min(1, place + more), colorfulness)
  }
  const grounds = [paper, of('linen'), of('chalk')]
  return {
    linen: of('linen'),
    chalk: of('chalk'),
    inkRaised: of('inkRaised'),
    line: of('line'),
    inkSoft: until((t) => of('inkSoft', t), grounds, minTextContrast),
    lineStrong: until((t) => of('lineStrong', t), grounds, minBorderContrast),
  }
}

/** The first of ever stronger colors with enough contrast; the strongest if none has. */
function until(colorAt: (strength: number) => string, grounds: readonly string[], min: number): string {
  const steps = Array.from({ length: 51 }, (_, at) => colorAt(at / 50))
  return steps.find((color) => lowestContrast(color, grounds) >= min) ?? steps[50] ?? ''
}

function mixed(paper: string, ink: string, place: number, colorfulness: number): string {
  const from = toOklab(paper)
  const to = toOklab(ink)
  const mix = (at: 1 | 2) => from[at] * colorfulness * (1 - place) + to[at] * place
  return toHex([lightnessAt(from, to, place), mix(1), mix(2)])
}

function between(one: string, other: string, place: number): string {
  const from = toOklab(one)
  const to = toOklab(other)
  const mix = (at: 1 | 2) => from[at] * (1 - place) + to[at] * place
  return toHex([lightnessAt(from, to, place), mix(1), mix(2)])
}

function lightnessAt(from: Oklab, to: Oklab, place: number): number {
  return Math.min(1, Math.max(0, from[0] + place * (to[0] - from[0])))
}

function deepen(accent: string, ink: string): string {
  const [lightness, a, b] = toOklab(accent)
  return toHex([lightness + 0.338 * (toOklab(ink)[0] - lightness), a * 0.84, b * 0.84])
}
