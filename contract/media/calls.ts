import * as z from 'zod/mini'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'
import { call } from '../call.ts'
import { changedProduct, seenProduct } from '../products/own-product.ts'
import { image } from './image-shape.ts'
import { imagePlaces } from './placed-image.ts'

/** The most that an uploaded image may have. */
export const maxImageBytes = 8 * 1024 * 1024

export const calls = {
  uploadProductImage: call({
    method: 'POST',
    path: 'media/uploadProductImage',
    access: 'editor',
    entry: 'direct',
    upload: 'image',
    summary:
      'Uploads a product image: multipart, one field named `file`. Deleted after a day unless it is added to a product.',
    payload: z.object({
      file: z.custom<Uint8Array>((value) => value instanceof Uint8Array, {
        error: () => apiMediaMessages.imageNotChosen,
      }),
    }),
    response: z.object({ imageId: z.string(), image }),
  }),

  arrangeImages: call({
    method: 'PUT',
    path: 'media/arrangeImages',
    access: 'editor',
    summary: 'Sets the images of a product: their order, colors and alt texts.',
    payload: z.object({
      ...seenProduct,
      images: imagePlaces,
    }),
    response: changedProduct,
  }),
}
