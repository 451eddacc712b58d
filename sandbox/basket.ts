import * as z from 'zod/mini'
import type { ShippingOption } from '#contract/shipping/shipping.ts'
import { taxCents } from '#contract/taxes/tax.ts'

/** What the sandbox keeps of a basket. Amounts are whole cents. */
export const storedBasket = z.object({
  lines: z.array(
    z.object({
      name: z.string(),
      sku: z.string(),
      image: z.string(),
      unitPriceCents: z.number(),
      quantity: z.number(),
    }),
  ),
  subtotalCents: z.number(),
  shipping: z.array(z.object({ option: z.enum(['standard', 'express']), label: z.string(), cents: z.number() })),
  taxRates: z._default(z.array(z.object({ state: z.string(), rate: z.number() })), []),
  email: z.nullable(z.string()),
})
export type StoredBasket = z.infer<typeof storedBasket>

export interface Sums {
  shippingCents: number
  taxCents: number
  amountCents: number
}

/** What a basket costs at an address, by the sandbox's own reckoning; nothing that a form says is part of it. */
export function sumsOf(
  basket: StoredBasket,
  option: ShippingOption,
  address: { country: string; state: string },
): Sums {
  const shipping = basket.shipping.find((offered) => offered.option === option)
  if (!shipping) throw new Error(`The basket offers no ${option} shipping`)
  const tax = taxCents(basket.subtotalCents, address, basket.taxRates)
  return {
    shippingCents: shipping.cents,
    taxCents: tax,
    amountCents: basket.subtotalCents + shipping.cents + tax,
  }
}
