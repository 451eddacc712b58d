import type { Product } from '#contract/catalog.ts'
import type { Picture } from '#contract/picture.ts'

/** The pictures of a product in a colour, each once, the main one first. */
export function picturesOf(product: Product, color: string | null): Picture[] {
  const variant = product.colorVariant.find((each) => each.color === color)
  const pictures = variant
    ? [variant.image, ...variant.gallery]
    : [product.mainImage, ...(product.flipMainPicture ? [product.flipMainPicture] : []), ...product.otherImages]
  return pictures.filter(({ src }, at) => pictures.findIndex((other) => other.src === src) === at)
}
