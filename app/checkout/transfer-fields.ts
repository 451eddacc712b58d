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

/** The shipping methods with their prices and days: "Standard shipping, Free, Nov 30 – Dec 7". */
export function methodOptions(quote: Quote | null): FieldOption[] {
  return (quote?.shipping ?? []).map(({ option, label, price, arrival }) => {
    const cost = price === 0 ? buyerMessages.free : formatCents(toCents(price))
    return { value: option, label: [label, cost, arrival && arrivalInWords(arrival)].filter(Boolean).join(', ') }
  })
}
