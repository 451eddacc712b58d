import type { DemoColor, DemoPicture } from './demo-product.ts'
import { pictureTints } from './picture-tints.ts'

const paper = '#e9e2d8'

/** The pictures of one product in one colour, in the order of the sentences that describe them; `{color}` is filled in. */
export function gallery(sku: string, color: string, alts: string[]): DemoPicture[] {
  return alts.map((alt, index) => {
    const file = `${sku.toLowerCase()}/${slug(color)}-${index + 1}.avif`
    return { file, alt: alt.replaceAll('{color}', color.toLowerCase()), tint: pictureTints[file] ?? paper }
  })
}

/** The colours of a product with a gallery each. `swatches` gives the hex of each colour by its name. */
export function inColors(sku: string, swatches: Record<string, string>, alts: string[]): DemoColor[] {
  return Object.entries(swatches).map(([color, hex]) => ({ color, hex, pictures: gallery(sku, color, alts) }))
}

function slug(color: string): string {
  return color.toLowerCase().replaceAll(' ', '-')
}
