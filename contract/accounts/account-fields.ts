import * as z from 'zod/mini'

/** What a customer may change about their account. */
export const accountFields = z.object({
  firstName: z.string(),
  lastName: z.string(),
  country: z.string(),
  email: z.string(),
})
export type AccountFields = z.infer<typeof accountFields>
