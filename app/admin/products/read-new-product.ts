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
  customVariant: _,
  ...texts
}: FormValues<typeof newProductFormFields>) {
  const [main] = readUploads(mainPicture)
  const others = readUploads(otherPicture)
  return {
    ...texts,
    ...(sku && { sku }),
    price: Number(readPrice(price)),
    oldPrice: Number(readPrice(oldPrice)),
    quantity: Number(readUnits(quantity)),
    mainPicture: main?.imageId ?? '',
    otherPicture: others.map(({ imageId }) => imageId),
    altTexts: [...(main ? [main] : []), ...others].map(({ imageId, image }) => ({ imageId, alt: image.alt })),
    colorVariant: readColors(colors),
    sizeVariant: readSizes(sizes).map((size) => ({ size })),
  }
}
