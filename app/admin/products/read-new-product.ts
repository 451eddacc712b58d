import type { FormValues } from '#contract/check-form.ts'
import { readUploads } from '../media/uploaded.ts'
import { readColors, readSizes } from './edited-variants.ts'
import type { newProductFormFields } from './product-form-fields.ts'
import { readPrice, readUnits } from './read-number.ts'

/** Parses the validated form of a new product into its payload. */
export function readNewProduct({
  price,
  oldPrice,
  quantity,
  sku,
  mainPicture,
  otherPicture,
  colors,
  sizes,
  ...texts
}: FormValues<typeof newProductFormFields>) {
  return {
    ...texts,
    ...(sku && { sku }),
    price: Number(readPrice(price)),
    oldPrice: Number(readPrice(oldPrice)),
    quantity: Number(readUnits(quantity)),
    mainPicture: readUploads(mainPicture)[0]?.imageId ?? '',
    otherPicture: readUploads(otherPicture).map(({ imageId }) => imageId),
    colorVariant: readColors(colors),
    sizeVariant: readSizes(sizes).map((size) => ({ size })),
  }
}
