import * as z from 'zod/mini'

/** What can be sold of a product in one color and size; `onHand` is null where the shop does not count. */
export const stockRow = z.object({
  variantId: z.uuid(),
  color: z.nullable(z.string()),
  size: z.nullable(z.number()),
  onHand: z.nullable(z.number()),
  /** So many of the pieces on hand are in somebody's checkout. */
  reserved: z.number(),
})
export type StockRow = z.infer<typeof stockRow>
