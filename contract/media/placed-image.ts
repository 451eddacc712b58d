import * as z from 'zod/mini'
import { image } from './image-shape.ts'

/** An image in its place: of a color's gallery, or of the product's own where there is none. */
export const placedImage = z.object({ imageId: z.string(), colorId: z.nullable(z.uuid()), image })
export type PlacedImage = z.infer<typeof placedImage>
