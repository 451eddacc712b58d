import * as z from 'zod/mini'
import { sizeShape } from '#contract/products/size-shape.ts'

const cents = z.int()

/** What a change does, as stored until it is applied. */
export const changePlan = z.object({
  removed: z.array(z.object({ lineId: z.uuid(), quantity: z.int(), isReplaced: z.boolean() })),
  added: z.array(
    z.object({
      replacesId: z.uuid(),
      productId: z.uuid(),
      variantId: z.uuid(),
      sku: z.string(),
      name: z.string(),
      path: z.string(),
      image: z.string(),
      color: z.nullable(z.string()),
      size: z.nullable(sizeShape),
      sizeLabel: z._default(z.nullable(z.string()), null),
      unitPriceCents: cents,
      quantity: z.int(),
      discountCents: cents,
      taxCents: cents,
    }),
  ),
})
export type ChangePlan = z.infer<typeof changePlan>
