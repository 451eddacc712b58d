import * as z from 'zod/mini'
import { image } from '#contract/media/image-shape.ts'
import { readList } from '../read-list.ts'

const uploaded = z.object({ imageId: z.string(), image })

/** An uploaded image. */
export type Uploaded = z.infer<typeof uploaded>

export const readUploads = (json: string): Uploaded[] => readList(uploaded, json)
