import * as z from 'zod/mini'
import { line } from '../typed-text.ts'

/** What is bought: of a product without colors or sizes there is none to name. */
export const cartItemRef = z.object({
  productId: z.uuid(),
  selectedColor: z._default(z.nullable(line(60)), null),
  selectedSize: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(10_000))), null),
})
