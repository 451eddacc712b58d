import * as z from 'zod/mini'

/** An image in a response: the URL of its medium width, its alt text, and its average color as a placeholder. */
export const image = z.object({
  src: z.string(),
  alt: z.string(),
  tint: z.string(),
})
