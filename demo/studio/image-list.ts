import { bannerFile } from '../catalog/banners.ts'
import { demoCatalog } from '../catalog/demo-catalog.ts'
import { compositionScene } from './banners/composition.ts'
import { tallCompositions } from './banners/tall.ts'
import { wideCompositions } from './banners/wide.ts'
import { isModelled } from './product-scene.ts'
import type { Scene } from './relief/scene.ts'
import type { ShotRequest } from './renderer/page.ts'
import { looks } from './sets/looks.ts'

/** An image to be made: drawn from a scene, or taken in the studio. */
export type ImageEntry = { group: string; file: string } & (
  | { scene: () => Scene }
  | { shot: ShotRequest }
  | { still: string }
)

/** Every image under `demo/images`. */
export const imageList: readonly ImageEntry[] = [...catalogEntries(), ...bannerEntries(), ...lookEntries()]

function catalogEntries(): ImageEntry[] {
  return demoCatalog.flatMap((product) => {
    const galleries = product.colors.map(({ color, images }) => ({ color, images }))
    if (galleries.length === 0)
      galleries.push({ color: onlyColor(product.images[0]?.file ?? ''), images: product.images })
    return galleries.flatMap(({ color, images }) =>
      images.map(({ file }, index): ImageEntry => entryOf(product.sku, file, color, index + 1)),
    )
  })
}

function entryOf(sku: string, file: string, color: string, image: number): ImageEntry {
  if (!isModelled(sku)) throw new Error(`There is no model of ${sku}.`)
  return { group: sku, file, shot: { sku, color, image } }
}

function bannerEntries(): ImageEntry[] {
  const wide = wideCompositions.map(
    (composition, index): ImageEntry => ({
      group: 'banners',
      file: bannerFile('wide', index + 1),
      ...('objects' in composition
        ? { still: `wide-${index + 1}` }
        : { scene: () => compositionScene(2400, 1350, composition) }),
    }),
  )
  const tall = tallCompositions.map(
    (composition, index): ImageEntry => ({
      group: 'banners',
      file: bannerFile('tall', index + 1),
      ...('objects' in composition
        ? { still: `tall-${index + 1}` }
        : { scene: () => compositionScene(1400, 1750, composition) }),
    }),
  )
  return [...wide, ...tall]
}

function lookEntries(): ImageEntry[] {
  return Object.keys(looks).map((name) => ({ group: 'looks', file: `looks/${name}.avif`, still: name }))
}

/** The color in a file name such as `mg-f-309/gold-1.avif`. */
function onlyColor(file: string): string {
  const name = file.replace(/^.*\/(.*)-\d\.avif$/, '$1')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
