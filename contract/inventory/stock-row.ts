import * as z from 'zod/mini'
import { sizeShape } from '../products/size-shape.ts'

/** The stock of a variant; `onHand` is null if stock is not tracked. */
export const stockRow = z.object({
  variantId: z.uuid(),
  color: z.nullable(z.string()),
  size: z.nullable(sizeShape),
  onHand: z.nullable(z.number()),
  /** Units on hand that are reserved by open checkouts. */
  reserved: z.number(),
})
export type StockRow = z.infer<typeof stockRow>
