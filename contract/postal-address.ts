import * as z from 'zod/mini'

/** A name with the lines of its address. */
export const postalAddress = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  /** The code of a US state; a region elsewhere. */
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
})
