import type { Settings } from '../settings/settings.ts'
import { brandFilePath, readBrandFile } from './brand-file.ts'

/**
 * The custom properties that stylesheets draw the logo with, in its own colors or cut out of the text color; none
 * without a logo.
 */
export function logoProperties({ logo, logoColor }: Settings['logo']): Record<string, string> {
  const file = readBrandFile(logo)
  if (!file) return {}
  const image = `url("${brandFilePath(logo)}")`
  const isOwn = logoColor === 'own'
  return {
    '--logo-ratio': `${file.width} / ${file.height}`,
    '--logo-mask': isOwn ? 'none' : image,
    '--logo-image': isOwn ? image : 'none',
    '--logo-ground': isOwn ? 'transparent' : 'currentColor',
  }
}
