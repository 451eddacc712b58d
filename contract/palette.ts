/**
 * The default colors of the shop; those of an owner's brand come from `brand/derive-palette.ts`. The stylesheets read them
 * as `--color-*`; emails, the API page, the sandbox page, the favicon and the theme color read them here.
 */
export const palette = {
  /** The background of every page. */
  paper: '#f6f2eb',
  /** The background of highlighted areas. */
  linen: '#ebe4d9',
  /** The background of form fields. */
  chalk: '#fdfbf8',
  ink: '#1b191a',
  /** For elements on an ink background. */
  inkRaised: '#302c2b',
  inkSoft: '#5c5651',
  line: '#d8cfc1',
  /** The borders of controls: 3:1 on paper. */
  lineStrong: '#877d70',
  /** The one accent: selection, reductions, errors and focus. */
  accent: '#8c1f38',
  accentDeep: '#6d1529',
} as const

/** The dark counterparts, for pages that follow the color scheme of the browser. */
export const darkPalette: { inkSoft: string; line: string; accent: string } = {
  inkSoft: '#b8afa6',
  line: '#4a4442',
  accent: '#e8a3b1',
}

/** A color for each use, as `#rrggbb`. */
export type Palette = Record<keyof typeof palette, string>

/** A palette as custom properties such as `--color-ink-soft`, and the ink of shadows as `--ink-rgb`: `27 25 26`. */
export function paletteProperties(colors: Palette = palette): Record<string, string> {
  const named = Object.entries(colors).map(([name, hex]) => [`--color-${kebabCase(name)}`, hex])
  return { ...Object.fromEntries(named), '--ink-rgb': rgbOf(colors.ink) }
}

/** The same as CSS declarations. */
export function paletteCss(colors: Palette = palette): string {
  return Object.entries(paletteProperties(colors))
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n')
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function rgbOf(hex: string): string {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ')
}
