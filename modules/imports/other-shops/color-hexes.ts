import { ownValue } from '#contract/own-value.ts'

/** The colors of names that shops use, in English, German, French and Spanish. */
const hexes: Readonly<Record<string, string>> = {
  ...{ black: '#1b1b1b', schwarz: '#1b1b1b', noir: '#1b1b1b', negro: '#1b1b1b' },
  ...{ white: '#ffffff', weiß: '#ffffff', weiss: '#ffffff', blanc: '#ffffff', blanco: '#ffffff' },
  ...{ gray: '#8c8c8c', grey: '#8c8c8c', grau: '#8c8c8c', gris: '#8c8c8c', charcoal: '#3d4043', anthracite: '#383e42' },
  ...{ silver: '#c0c0c0', silber: '#c0c0c0', argent: '#c0c0c0', gold: '#c9a227', or: '#c9a227', bronze: '#8c6239' },
  ...{ red: '#c0281f', rot: '#c0281f', rouge: '#c0281f', rojo: '#c0281f', burgundy: '#6b1f2e', wine: '#6b1f2e' },
  ...{ blue: '#2a5ca8', blau: '#2a5ca8', bleu: '#2a5ca8', azul: '#2a5ca8', navy: '#1f2a4d', marine: '#1f2a4d' },
  ...{ green: '#3a7d44', grün: '#3a7d44', vert: '#3a7d44', verde: '#3a7d44', olive: '#6b6b2f', khaki: '#8a8257' },
  ...{ sage: '#9caf88', mint: '#a8d8c0', teal: '#1f7a7a', turquoise: '#40b5ad', türkis: '#40b5ad' },
  ...{ yellow: '#f0c93a', gelb: '#f0c93a', jaune: '#f0c93a', amarillo: '#f0c93a', mustard: '#c99a2e' },
  ...{ orange: '#e07b28', rust: '#a4512a', terracotta: '#c0694a', coral: '#f0806a', peach: '#f5b895' },
  ...{ pink: '#e8a0b4', rosa: '#e8a0b4', rose: '#dba0a4', purple: '#6b3f8c', violet: '#6b3f8c', lila: '#a98cc4' },
  ...{ lilac: '#b9a0d0', lavender: '#b4a7d6', brown: '#6b4a32', braun: '#6b4a32', marron: '#6b4a32', tan: '#c2a176' },
  ...{ camel: '#b98d5a', beige: '#dcc9a8', sand: '#d9c7a3', cream: '#f3ead7', creme: '#f3ead7', ivory: '#f6f0df' },
  ...{ natural: '#e4d8c2', tortoise: '#7a4a24', havana: '#7a4a24', honey: '#c08a2b', clear: '#eef2f3' },
}

/** The hex value of a color with a name of another shop, such as "Light Blue"; null if none of its words is one. */
export function hexOfName(name: string): string | null {
  const words = name.toLowerCase().split(/[^\p{L}]+/u)
  const known = words.findLast((word) => Object.hasOwn(hexes, word))
  return known === undefined ? null : (ownValue(hexes, known) ?? null)
}

/** The color of a name that says none. */
export const unknownHex = '#9b9b9b'
