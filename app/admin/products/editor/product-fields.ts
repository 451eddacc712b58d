import type { Input } from '#contract/call.ts'
import type { FormField } from '#contract/check-form.ts'
import { placedImage } from '#contract/media/placed-image.ts'
import type { calls } from '#contract/products/calls.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { stockChanges, stockFields, stockOf } from '../../inventory/stock-fields.ts'
import { readList } from '../../read-list.ts'
import { detailsOf, readDetails } from '../details.ts'
import { readColors } from '../edited-variants.ts'
import { detailsFields } from '../product-form-fields.ts'
import { changedVariants, detailFields, detailsOfVariants } from '../variant-details.ts'
import { keptVariants } from './kept-variants.ts'

/** The images of a product in their order, as JSON. */
const images = {
  get label() {
    return adminProductsMessages.images
  },
  control: 'hidden',
} satisfies FormField

export type ProductFields = typeof detailsFields & { images: FormField } & Record<string, FormField>

/** A product's page as one form: its details, what is known of each variant, the units of each, and its images. */
export const productFields = ({ variants }: OwnProduct): ProductFields => ({
  ...detailFields(variants),
  ...stockFields(variants, () => adminProductsMessages.units),
  ...detailsFields,
  images,
})

/** The values of that form for a product as it is saved. */
export const productValues = (product: OwnProduct) => ({
  ...detailsOfVariants(product.variants),
  ...stockOf(product.variants),
  ...detailsOf(product),
  images: JSON.stringify(product.images),
  customVariant: '',
})

export type ProductTyped = ReturnType<typeof productValues> & Record<string, string>

/** What was typed, once it is right, as the shop takes it: of variants, stock and images what is changed. */
export function readProduct(
  product: OwnProduct,
  begin: ProductTyped,
  typed: ProductTyped,
): Omit<Input<typeof calls.changeProduct>, 'productId' | 'version'> {
  const kept = keptVariants(product, typed)
  const stock = stockChanges(kept, begin, typed)
  return {
    ...readDetails(typed),
    variants: changedVariants(kept, begin, typed),
    ...(stock.changes.length > 0 && { stock }),
    ...(typed.images !== begin.images && { images: readPlaces(typed) }),
  }
}

/** The images without those of colors that are removed. */
function readPlaces({ images: json, colors }: ProductTyped) {
  const kept = [null, ...readColors(colors).map(({ id }) => id)]
  return readList(placedImage, json)
    .filter(({ colorId }) => kept.includes(colorId))
    .map(({ imageId, colorId, image }) => ({ imageId, colorId, alt: image.alt }))
}
