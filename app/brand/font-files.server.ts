import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import cormorant from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import mulish from '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2?url'
import playfair from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url'
import source from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import grotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url'
import work from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url'
import type { FontPair } from '#contract/brand/font-pairs.ts'
import display from '../styles/fonts/display.woff2?url'
import text from '../styles/fonts/text.woff2?url'

/** The URLs of the text and the display font of each pair. */
export const fontFiles: Record<FontPair, readonly [text: string, display: string]> = {
  fraunces: [text, display],
  playfair: [source, playfair],
  cormorant: [mulish, cormorant],
  bricolage: [instrument, bricolage],
  grotesk: [work, grotesk],
}
