import * as z from 'zod/mini'

/** A picture on the wire: the address of its middle width, what is seen on it, and a colour to stand in for it. */
export const picture = z.object({
  src: z.string(),
  alt: z.string(),
  tint: z.string(),
})
