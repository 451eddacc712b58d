import * as z from 'zod/mini'

const addressShape = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
})
export type StoredAddress = z.infer<typeof addressShape>

/** The address of a pending order as stored; null where the card page asks for it. */
export function storedAddress(stored: unknown): StoredAddress | null {
  return stored === null ? null : z.parse(addressShape, stored)
}
