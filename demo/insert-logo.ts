import type { Tx } from '#db/open-database.ts'
import { brandFiles, settings } from '#db/tables/settings.ts'
import { brandFileName } from '#modules/settings/brand-files.ts'
import { keyOf } from '#modules/settings/read-settings.ts'
import faviconSvg from './marks/favicon.svg?raw'
import logoSvg from './marks/logo.svg?raw'

/** Stores the drawn mark of the demo's brand, as a migration did for demo shops of older versions. */
export async function insertLogo(tx: Tx): Promise<void> {
  const logo = fileOf(logoSvg, { width: 276, height: 104 })
  const favicon = fileOf(faviconSvg, { width: 64, height: 64 })
  await tx.insert(brandFiles).values([logo, favicon])
  const value = { logo: logo.name, logoColor: 'text', favicon: favicon.name }
  await tx.insert(settings).values({ key: keyOf('logo'), value, version: 0 })
}

function fileOf(svg: string, size: { width: number; height: number }) {
  const content = Buffer.from(svg)
  return { name: brandFileName({ content, ...size, format: 'svg' }), content }
}
