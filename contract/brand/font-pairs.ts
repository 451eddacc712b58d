/** The font pairs to choose from: one for headings, one for text. All are under the SIL Open Font License. */
export const fontPairs = {
  fraunces: { display: 'Fraunces Variable', text: 'Inter Variable', isSerif: true },
  playfair: { display: 'Playfair Display Variable', text: 'Source Sans 3 Variable', isSerif: true },
  cormorant: { display: 'Cormorant Variable', text: 'Mulish Variable', isSerif: true },
  bricolage: { display: 'Bricolage Grotesque Variable', text: 'Instrument Sans Variable', isSerif: false },
  grotesk: { display: 'Space Grotesk Variable', text: 'Work Sans Variable', isSerif: false },
} as const

export type FontPair = keyof typeof fontPairs
export const fontPairNames = Object.keys(fontPairs) as [FontPair, ...FontPair[]]

/** "Playfair Display and Source Sans 3". */
export function fontPairWords(pair: FontPair): string {
  const { display, text } = fontPairs[pair]
  return [display, text].map((name) => name.replace(' Variable', '')).join(' + ')
}
