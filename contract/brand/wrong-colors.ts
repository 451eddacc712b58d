import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { type BrandColors, groundsOf, lowestContrast, minTextContrast } from './derive-palette.ts'

/** The error of each color that is too hard to read on the background and its variants; null for the others. */
export function wrongColors({ paper, ink, accent }: BrandColors): Record<'ink' | 'accent', string | null> {
  const grounds = groundsOf({ paper, ink })
  const check = (color: string) => {
    const contrast = lowestContrast(color, grounds)
    // A color that cannot be read has an error of its own.
    if (contrast >= minTextContrast || Number.isNaN(contrast)) return null
    // Rounded down, so that it never reads as enough.
    const words = (Math.floor(contrast * 10) / 10).toFixed(1)
    return apiSettingsMessages.contrastLow(words, String(minTextContrast))
  }
  return { ink: check(ink), accent: check(accent) }
}
