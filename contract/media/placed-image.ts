import * as z from 'zod/mini'
import { image } from './image-shape.ts'

/** An image and its gallery: a color's, or the product's if there is no color. */
export const placedImage = z.object({ imageId: z.string(), colorId: z.nullable(z.uuid()), image })
export type PlacedImage = z.infer<typeof placedImage>
