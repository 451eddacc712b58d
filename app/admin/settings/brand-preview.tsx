import type { CSSProperties } from 'react'
import { brandProperties } from '#contract/brand/brand-style.ts'
import { wrongColors } from '#contract/brand/wrong-colors.ts'
import { paletteProperties } from '#contract/palette.ts'
import { settingFields } from '#contract/settings/settings.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { readers, type Typed } from './typed-settings.ts'

/** What typed colors, fonts and corners look like before they are saved, with what would be refused. */
export function BrandPreview({ values }: { values: Typed }) {
  const brand = readers.brand(values)
  const { preview } = adminSettingsMessages
  const areColors = [brand.paper, brand.ink, brand.accent].every(
    (color) => settingFields.brand.ink.safeParse(color).success,
  )
  if (!areColors) return null
  const wrong = wrongColors(brand)
  // The page around it has the saved brand, so that everything the default brand leaves out is named here.
  const style = { ...paletteProperties(), ...usualLook, ...brandProperties(brand) } as CSSProperties
  return (
    <section aria-label={preview} className="sm:col-span-2">
      <p className="mb-1 text-small font-medium">{preview}</p>
      <div
        style={style}
        className="rounded-small border border-line bg-paper p-6 font-sans text-ink"
        data-testid="brand-preview"
      >
        <p className="display text-title">{adminSettingsMessages.previewTitle}</p>
        <p className="mt-2">{adminSettingsMessages.previewText}</p>
        <p className="text-small text-ink-soft">{adminSettingsMessages.previewNote}</p>
        <p className="mt-4 flex flex-wrap items-center gap-4">
          <span className="rounded-corner bg-ink px-6 py-3 text-paper">{adminSettingsMessages.previewButton}</span>
          <span className="text-accent">{adminSettingsMessages.previewPrice}</span>
          <span className="rounded-small border border-line-strong bg-chalk px-4 py-2">
            {adminSettingsMessages.previewField}
          </span>
        </p>
      </div>
      <p role="status" className="mt-1 text-small text-accent">
        {[wrong.ink, wrong.accent].filter(Boolean)[0]}
      </p>
    </section>
  )
}

const usualLook = {
  '--radius-small': '2px',
  '--corner': '1.125rem',
  '--font-display': '"Fraunces Variable", "Times New Roman", serif',
  '--font-sans': '"Inter Variable", Arial, sans-serif',
}
