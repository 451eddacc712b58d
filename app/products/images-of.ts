import type { Image } from '#contract/media/image.ts'
import type { Product } from '#contract/products/product.ts'

/** The images of a product in a color, without duplicates, the main one first. */
export function imagesOf(product: Product, color: string | null): Image[] {
  const variant = product.colorVariant.find((each) => each.color === color)
  const images = variant
    ? [variant.image, ...variant.gallery]
    : [product.mainImage, ...(product.flipMainPicture ? [product.flipMainPicture] : []), ...product.otherImages]
  return images.filter(({ src }, at) => images.findIndex((other) => other.src === src) === at)
}
