import { type ProductValues, type PublishKey, publishKeys } from '#contract/products/fields.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'

/** The content of a product: its fields, its colors, and its images with their alt texts. */
export interface Shown extends Pick<ProductValues, PublishKey> {
  colorVariant: readonly { id: string; color: string }[]
  images: readonly { colorId: string | null; image: { alt: string } }[]
}

/** The required fields that are empty, for a message: 'a description'. */
export function missingFields(product: Pick<ProductValues, PublishKey>): string[] {
  return publishKeys.filter((key) => !product[key].trim()).map((key) => apiProductsMessages.fieldsToPublish[key])
}

/** What a product lacks to be published: 'a description and an image in Black'; null if nothing. */
export function checkPublishable(product: Shown): string | null {
  const { images, colorVariant } = product
  const isShown = (colorId: string | null) => images.some((each) => each.colorId === colorId)
  const unseen = isShown(null) ? [] : colorVariant.filter(({ id }) => !isShown(id))
  const missing = [
    ...missingFields(product),
    ...(images.length > 0
      ? unseen.map(({ color }) => apiProductsMessages.anImageIn(color))
      : [apiProductsMessages.anImage]),
    ...(images.every(({ image }) => image.alt.trim()) ? [] : [apiProductsMessages.altTexts]),
  ]
  return missing.length > 0 ? new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(missing) : null
}
