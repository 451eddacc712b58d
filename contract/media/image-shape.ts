import * as z from 'zod/mini'

/** An image on the wire: the address of its middle width, what is seen on it, and a color to stand in for it. */
export const image = z.object({
  src: z.string(),
  alt: z.string(),
  tint: z.string(),
})
