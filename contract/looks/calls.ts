import * as z from 'zod/mini'
import { call } from '../call.ts'
import { image } from '../media/image-shape.ts'
import { productSummary } from '../products/product.ts'
import { line } from '../typed-text.ts'

const share = z.number().check(z.minimum(0), z.maximum(1))

const lookItem = z.object({
  product: productSummary,
  /** The color seen in the image; null for a product without colors. */
  color: z.nullable(z.string()),
  /** How the sizes of the product are written, in their order, as "US 6 (EU 38)". */
  sizeLabels: z._default(z.array(z.string()), []),
  /** Its middle in the image, as shares of width and height from the upper left. */
  x: share,
  y: share,
})
export type LookItem = z.infer<typeof lookItem>

const look = z.object({
  slug: z.string(),
  title: z.string(),
  image,
  /** Of the image, in pixels. */
  width: z.number(),
  height: z.number(),
  items: z.array(lookItem),
})
export type Look = z.infer<typeof look>

export const calls = {
  listLooks: call({
    method: 'POST',
    path: 'looks/listLooks',
    access: 'anyone',
    limit: 'browse',
    allowStaleRead: true,
    summary: 'The looks: editorial images with the products seen in them.',
    payload: z.object({}),
    response: z.object({ looks: z.array(look) }),
  }),

  findPictured: call({
    method: 'POST',
    path: 'looks/findPictured',
    access: 'anyone',
    limit: 'browse',
    allowStaleRead: true,
    summary: 'The page of the first product that is seen in an image; null if none is.',
    payload: z.object({ imageId: line(80) }),
    response: z.object({ address: z.nullable(z.string()) }),
  }),
}
