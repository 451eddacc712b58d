import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { categories } from '#db/tables/categories.ts'
import { brandFiles, settings } from '#db/tables/settings.ts'
import { brandFileName } from '#modules/settings/brand-files.ts'
import { keyOf } from '#modules/settings/read-settings.ts'
import faviconSvg from './marks/favicon.svg?raw'
import frameSvg from './marks/frame.svg?raw'
import logoSvg from './marks/logo.svg?raw'

/** Stores the drawn mark of the demo's brand, as a migration did for demo shops of older versions. */
export async function insertLogo(tx: Tx): Promise<void> {
  const logo = fileOf(logoSvg, { width: 276, height: 104 })
  const favicon = fileOf(faviconSvg, { width: 64, height: 64 })
  await tx.insert(brandFiles).values([logo, favicon])
  const value = { logo: logo.name, logoColor: 'text', favicon: favicon.name }
  await tx.insert(settings).values({ key: keyOf('logo'), value, version: 0 })
}

/** Stores the drawing that shows where sunglasses are measured. */
export async function insertDrawing(tx: Tx): Promise<void> {
  const drawing = fileOf(frameSvg, { width: 420, height: 132 })
  await tx.insert(brandFiles).values(drawing)
  await tx.update(categories).set({ drawing: drawing.name }).where(eq(categories.path, 'sunglasses'))
}

function fileOf(svg: string, size: { width: number; height: number }) {
  const content = Buffer.from(svg)
  return { name: brandFileName({ content, ...size, format: 'svg' }), content }
}
