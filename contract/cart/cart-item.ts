import * as z from 'zod/mini'
import { sizeRef } from '../products/size-shape.ts'
import { line } from '../typed-text.ts'

/** The variant to buy; color and size are null for products without them. */
export const cartItemRef = z.object({
  productId: z.uuid(),
  selectedColor: z._default(z.nullable(line(60)), null),
  selectedSize: z._default(z.nullable(sizeRef), null),
})
