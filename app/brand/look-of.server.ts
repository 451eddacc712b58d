import { brandProperties } from '#contract/brand/brand-style.ts'
import { logoProperties } from '#contract/brand/logo-style.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { fontFiles } from './font-files.server.ts'

/** How a page looks, where it differs from the stylesheets. */
export interface Look {
  /** Custom properties of the root element. */
  properties: Record<string, string>
  themeColor: string
  /** The fonts to preload. */
  fonts: readonly string[]
}

/** The look of the owner's brand and logo; null for the default brand, whose pages carry nothing of it. */
export function lookOf({ brand, logo }: Pick<Settings, 'brand' | 'logo'>): Look | null {
  const properties = { ...brandProperties(brand), ...logoProperties(logo) }
  if (Object.keys(properties).length === 0) return null
  return { properties, themeColor: brand.ink, fonts: fontFiles[brand.fonts] }
}
