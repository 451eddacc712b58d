import * as z from 'zod/mini'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'
import { line } from '../typed-text.ts'
import { image } from './image-shape.ts'

/** An image and its gallery: a color's, or the product's if there is no color. */
export const placedImage = z.object({ imageId: z.string(), colorId: z.nullable(z.uuid()), image })
export type PlacedImage = z.infer<typeof placedImage>

/** The images of a product: their order, galleries and alt texts. */
export const imagePlaces = z
  .array(z.object({ imageId: line(60).check(z.minLength(1)), colorId: z.nullable(z.uuid()), alt: line(200) }))
  .check(z.maxLength(200, { error: () => apiMediaMessages.tooManyImages }))
