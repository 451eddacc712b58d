import type { DemoColor, DemoImage } from './demo-product.ts'
import { imageTints } from './image-tints.ts'

const paper = '#e9e2d8'

/** The images of one product in one color, in the order of their alt texts; `{color}` is filled in. */
export function gallery(sku: string, color: string, alts: string[]): DemoImage[] {
  return alts.map((alt, index) => {
    const file = `${sku.toLowerCase()}/${slug(color)}-${index + 1}.avif`
    return { file, alt: alt.replaceAll('{color}', color.toLowerCase()), tint: imageTints[file] ?? paper }
  })
}

/**
 * The colors of a product, each with a gallery. `swatches` maps the name of a color to its hex value. The image that shows
 * the size, `inUse`, was taken in the first color and is shown with all of them.
 */
export function inColors(sku: string, swatches: Record<string, string>, alts: string[], inUse?: string): DemoColor[] {
  return Object.entries(swatches).map(([color, hex], at) => {
    const own = gallery(sku, color, inUse && at === 0 ? [...alts, inUse] : alts)
    return {
      color,
      hex,
      images: own.map((image, place) => (place < alts.length ? image : { ...image, isGeneral: true })),
    }
  })
}

function slug(color: string): string {
  return color.toLowerCase().replaceAll(' ', '-')
}
