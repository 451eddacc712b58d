import type { CSSProperties } from 'react'
import { brandFilePath, readBrandFile } from '#contract/brand/brand-file.ts'
import { logoProperties } from '#contract/brand/logo-style.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import type { FieldSpec } from './setting-specs.ts'
import { readers, type Typed } from './typed-settings.ts'

/** What an uploaded logo or icon looks like before it is saved. */
export function BrandFilePreview({ spec: { name }, values }: { spec: FieldSpec; values: Typed }) {
  if (name === 'favicon') return <Icons file={values[name] ?? ''} />
  const logo = readers.logo(values)
  const style = logoProperties(logo) as CSSProperties
  const { previewLight, previewDark } = adminSettingsMessages
  const isText = logo.logoColor === 'text'
  return (
    <div className="flex flex-wrap gap-3" style={style} data-testid="logo-preview">
      {[
        { label: previewLight, ground: 'bg-paper text-ink' },
        ...(isText ? [{ label: previewDark, ground: 'bg-ink text-paper' }] : []),
      ].map(({ label, ground }) => (
        <span key={label} className={`inline-flex rounded-small border border-line p-5 ${ground}`}>
          <span role="img" aria-label={label} className="logo h-12 max-w-[min(16rem,60vw)]" />
        </span>
      ))}
    </div>
  )
}

function Icons({ file }: { file: string }) {
  if (!readBrandFile(file)) return null
  return (
    <span className="inline-flex items-end gap-4 rounded-small border border-line bg-chalk p-4">
      {[64, 32, 16].map((side) => (
        <img key={side} src={brandFilePath(file)} alt="" width={side} height={side} className="object-contain" />
      ))}
    </span>
  )
}
