import * as z from 'zod/mini'
import { paymentMethods } from '#contract/payments/methods.ts'
import { arrivalDays } from '#contract/shipping/arrival-days.ts'
import { addedTaxCents, taxModes } from '#contract/taxes/tax-terms.ts'
import { locales, sourceLocale } from '#messages/locales.ts'

/** The basket as the sandbox stores it. */
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
  currency: z._default(z.string(), 'USD'),
  countries: z._default(z.array(z.string()), []),
  subtotalCents: z.number(),
  discounts: z._default(z.array(z.object({ label: z.string(), cents: z.number() })), []),
  shipping: z.array(
    z.object({
      option: z.string(),
      label: z.string(),
      cents: z.number(),
      arrival: z._default(z.nullable(arrivalDays), null),
      holdsIn: z._default(z.nullable(z.string()), 'US'),
    }),
  ),
  pickedUpIn: z._default(z.nullable(z.object({ country: z.string(), state: z.string() })), null),
  methods: z._default(z.array(z.enum(paymentMethods)), ['card']),
  plans: z._default(z.object({ inThree: z.boolean(), later: z.boolean() }), { inThree: false, later: false }),
  taxRates: z._default(z.array(z.object({ state: z.string(), rate: z.number() })), []),
  taxMode: z._default(z.enum(taxModes), 'us_sales'),
  email: z.nullable(z.string()),
  locale: z._default(z.enum(locales), sourceLocale),
})
export type StoredBasket = z.infer<typeof storedBasket>

export interface Totals {
  shippingCents: number
  taxCents: number
  amountCents: number
}

/** What stands for a shipping method where nothing is shipped. */
const unshipped: StoredBasket['shipping'][number] = { option: '', label: '', cents: 0, arrival: null, holdsIn: null }

/** The shipping methods to choose from; one that costs nothing where nothing is shipped. */
export function methodsOf({ shipping }: StoredBasket): StoredBasket['shipping'] {
  return shipping.length > 0 ? shipping : [unshipped]
}

/** What discounts take off the items. */
export function discountOf({ discounts }: StoredBasket): number {
  return discounts.reduce((sum, { cents }) => sum + cents, 0)
}

/** What the items cost after discounts. */
export function itemsCents(basket: StoredBasket): number {
  return basket.subtotalCents - discountOf(basket)
}

/** The amounts of a basket for an address, calculated from stored prices only. */
export function totalsOf(basket: StoredBasket, option: string, address: { country: string; state: string }): Totals {
  const shipping = methodsOf(basket).find((offered) => offered.option === option)
  if (!shipping) throw new Error(`The basket offers no ${option} shipping`)
  const items = itemsCents(basket)
  const tax = addedTaxCents(items, basket.pickedUpIn ?? address, basket)
  return {
    shippingCents: shipping.cents,
    taxCents: tax,
    amountCents: items + shipping.cents + tax,
  }
}
