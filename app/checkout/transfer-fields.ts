import type { FieldOption, FormFields } from '#contract/check-form.ts'
import type { Quote } from '#contract/checkout/quote.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { arrivalInWords } from '#contract/shipping/arrival-dates.ts'
import { buyerMessages } from '#messages/en-US/buyer.ts'
import { buyerFields } from './buyer-fields.ts'

/** The fields of an order by bank transfer to a country. */
export function transferFields(country: string) {
  return {
    ...buyerFields(country),
    // Before one is chosen it is the first.
    shipping: { label: buyerMessages.shipping, control: 'select', missing: null },
  } satisfies FormFields
}

/** The shipping methods with their prices: "Standard shipping, free". */
export function methodOptions(quote: Quote | null): FieldOption[] {
  return (quote?.shipping ?? []).map(({ option, label, price }) => {
    const cost = price === 0 ? buyerMessages.free : formatCents(toCents(price))
    return { value: option, label: `${label}, ${cost}` }
  })
}

/** When an order arrives with the chosen method: "Arrives Mon, Nov 30 – Mon, Dec 7"; nothing where it is not known. */
export function arrivalHint(quote: Quote | null): string | undefined {
  const arrival = quote?.shipping.find(({ option }) => option === quote.option)?.arrival
  return arrival ? buyerMessages.arrives(arrivalInWords(arrival)) : undefined
}
