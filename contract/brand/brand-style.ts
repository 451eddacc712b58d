import { paletteProperties } from '../palette.ts'
import type { Settings } from '../settings/settings.ts'
import { derivePalette } from './derive-palette.ts'
import { fontPairs } from './font-pairs.ts'

export type Brand = Settings['brand']

const corners: Record<Brand['corners'], Record<string, string>> = {
  square: { '--radius-small': '0', '--corner': '0', '--radius-lens': '0', '--radius-lens-small': '0' },
  soft: {},
  round: { '--radius-small': '0.625rem', '--corner': '1.5rem' },
}

/** The custom properties of a brand that differ from those of the stylesheets; none for the default brand. */
export function brandProperties({ fonts, corners: corner, ...colors }: Brand): Record<string, string> {
  const usual = paletteProperties()
  const own = Object.entries(paletteProperties(derivePalette(colors))).filter(([name, value]) => usual[name] !== value)
  return { ...Object.fromEntries(own), ...fontProperties(fonts), ...corners[corner] }
}

/** The brand and its logo as one text without spaces, for addresses that change with them. */
export function brandKey({ paper, ink, accent, fonts, corners: corner }: Brand, logo: Settings['logo']): string {
  return [paper, ink, accent, fonts, corner, logo.logoColor, logo.logo].join('-').replaceAll('#', '')
}

function fontProperties(pair: Brand['fonts']): Record<string, string> {
  if (pair === 'fraunces') return {}
  const { display, text, isSerif } = fontPairs[pair]
  return {
    '--font-display': `"${display}", ${isSerif ? '"Times New Roman", serif' : 'Arial, sans-serif'}`,
    '--font-sans': `"${text}", "Helvetica Neue", Arial, sans-serif`,
  }
}
