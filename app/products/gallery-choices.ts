import { imageKey, preloadChosen, visitChoices } from '#app/state/visit/visit-choices.ts'
import { imageSet } from '#contract/media/image.ts'
import type { Product } from '#contract/products/product.ts'
import { imageTexts, pageColors } from './first-color.ts'
import { gallerySizes } from './gallery.tsx'
import { imagesOf } from './images-of.ts'

/** The attributes by which the visit chooses the color of the gallery. */
export function galleryChoices(product: Product) {
  const versions = pageColors(product).map((color) => imagesOf(product, color).flatMap(imageTexts))
  return visitChoices(product._id, versions, { isFirst: true })
}

/** The attributes by which the visit chooses the color of the color picker. */
export function colorChoices(product: Product) {
  return visitChoices(
    product._id,
    pageColors(product).map((color) => [color]),
  )
}

/** For `meta`: preloads the first image in the color that the visit chooses. */
export function preloadGallery(product: Product) {
  const firsts = pageColors(product).flatMap((color) => imagesOf(product, color).slice(0, 1))
  const [rendered] = firsts
  if (!rendered) return []
  return preloadChosen(product._id, {
    keys: firsts.map(({ src }) => imageKey(src)),
    imageSrcSet: imageSet(rendered.src),
    imageSizes: gallerySizes,
  })
}
