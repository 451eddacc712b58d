import { demoCatalog } from '../catalog/demo-catalog.ts'
import { compositionScene } from './banners/composition.ts'
import { tallCompositions } from './banners/tall.ts'
import { wideCompositions } from './banners/wide.ts'
import type { Scene } from './engine/scene.ts'
import { isModelled } from './modelled-scene.ts'
import type { Wanted } from './studio/page.ts'

/** A picture to be made: drawn from a scene, or taken in the studio. */
export type Order = { group: string; file: string } & ({ scene: () => Scene } | { shot: Wanted })

/** Every picture under `demo/pictures`. */
export const orders: readonly Order[] = [...catalogOrders(), ...bannerOrders()]

function catalogOrders(): Order[] {
  return demoCatalog.flatMap((product) => {
    const galleries = product.colors.map(({ color, images }) => ({ color, images }))
    if (galleries.length === 0)
      galleries.push({ color: onlyColor(product.images[0]?.file ?? ''), images: product.images })
    return galleries.flatMap(({ color, images }) =>
      images.map(({ file }, index): Order => ordered(product.sku, file, color, index + 1)),
    )
  })
}

function ordered(sku: string, file: string, color: string, picture: number): Order {
  if (!isModelled(sku)) throw new Error(`There is no model of ${sku}.`)
  return { group: sku, file, shot: { sku, color, picture } }
}

function bannerOrders(): Order[] {
  const wide = wideCompositions.map(
    (composition, index): Order => ({
      group: 'banners',
      file: `banners/wide-${index + 1}.avif`,
      scene: () => compositionScene(2400, 1350, composition),
    }),
  )
  const tall = tallCompositions.map(
    (composition, index): Order => ({
      group: 'banners',
      file: `banners/tall-${index + 1}.avif`,
      scene: () => compositionScene(1400, 1750, composition),
    }),
  )
  return [...wide, ...tall]
}

/** The colour in a file name such as `mg-f-309/gold-1.avif`. */
function onlyColor(file: string): string {
  const name = file.replace(/^.*\/(.*)-\d\.avif$/, '$1')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
