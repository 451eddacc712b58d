/**
 * Every color of the shop. The stylesheets read them as `--color-*`; emails, the API page, the sandbox page, the favicon and
 * the theme color read them here.
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
export const darkPalette = {
  inkSoft: '#b8afa6',
  line: '#4a4442',
  accent: '#e8a3b1',
} as const

/** The palette as CSS declarations such as `--color-ink-soft: #5c5651;`, and the ink of shadows as `--ink-rgb: 27 25 26;`. */
export function paletteCss(): string {
  const colors = Object.entries(palette).map(([name, hex]) => `--color-${kebabCase(name)}: ${hex};`)
  return [...colors, `--ink-rgb: ${rgbOf(palette.ink)};`].join('\n')
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function rgbOf(hex: string): string {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ')
}
