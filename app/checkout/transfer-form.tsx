import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { checkoutDiscounts } from '#app/discounts/checkout-discounts.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { placeFields } from '#app/shipping/use-destination.ts'
import { localData } from '#app/state/local-data.ts'
import { useStoredValue } from '#app/state/use-stored-value.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { type Cart, subtotalCents } from '#contract/cart/cart.ts'
import type { FieldOption } from '#contract/check-form.ts'
import { formatCents, toAmount, toCents } from '#contract/money.ts'
import type { PickupPoint } from '#contract/shipping/pickup-point.ts'
import { isAdded } from '#contract/taxes/tax-terms.ts'
import { checkoutMessages } from '#messages/en-US/checkout.ts'
import { transferMessages } from '#messages/en-US/transfer.ts'
import { variantWords } from '../cart/variant-words.ts'
import { OrderSums } from '../orders/order-sums.tsx'
import { newKey } from './checkout-attempt.ts'
import { currentNotes } from './order-notes.ts'
import { OrderNotesField } from './order-notes-field.tsx'
import { itemsOf, quoteTransfer, transferWish } from './quote-transfer.ts'
import { arrivalHint, methodOptions, transferFields } from './transfer-fields.ts'
import { type ShownQuote, useQuote } from './use-quote.ts'

interface TransferFormProps {
  cart: Cart
  countries: readonly FieldOption[]
  /** The country to begin with. */
  home: string
  /** Where it is picked up; without it, it is shipped. */
  pickup: PickupPoint | undefined
  email: string
}

/** Contact, address and shipping of an order by bank transfer, and what it comes to. */
export function TransferForm({ cart, countries, home, pickup, email }: TransferFormProps) {
  const navigate = useNavigate()
  const [key] = useState(newKey)
  const [country, setCountry] = useState(pickup?.country ?? home)
  const form = useForm({
    fields: transferFields(country),
    initial: { email, country: home, ...(pickup && placeOf(pickup)) },
    async submit({ shipping, ...buyer }) {
      if (!shown.quote) return
      const { sessionId } = await api.pendingOrders.orderByTransfer({
        products: itemsOf(cart),
        subTotal: toAmount(subtotalCents(cart)),
        codes: (await checkoutDiscounts(pickup?.id ?? country)).codes,
        buyer,
        ...placeFields(pickup?.id),
        shipping: shipping || shown.quote.option,
        total: shown.quote.grandTotal,
        ...currentNotes(),
        idempotencyKey: key,
      })
      await navigate(`/shop/payment/feedback/${sessionId}`, { replace: true })
    },
  })
  const { state, shipping } = form.values
  const { value: codes } = useStoredValue(localData.codes)
  const wish = transferWish(cart, codes, { country, pickup: pickup?.id, state, shipping })
  const shown = useQuote(wish, quoteTransfer)

  function chooseCountry(value: string) {
    setCountry(value)
    form.set({ country: value, state: '', shipping: '' })
  }

  return (
    <Form of={form} className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className="grid gap-5">
        <FormSummary of={form} />
        <FormField of={form} name="email" />
        <FormField of={form} name="phone" />
        <FormField of={form} name="name" />
        {!pickup && (
          <>
            <FormField of={form} name="country" options={countries} onValue={chooseCountry} />
            <FormField of={form} name="line1" />
            <FormField of={form} name="line2" />
            <FormField of={form} name="city" />
            <div className="grid gap-5 sm:grid-cols-2">
              <FormField of={form} name="state" />
              <FormField of={form} name="postalCode" />
            </div>
          </>
        )}
        <FormField of={form} name="shipping" options={methodOptions(shown.quote)} hint={arrivalHint(shown.quote)} />
        <OrderNotesField />
      </div>
      <Summary cart={cart} shown={shown} hasState={country !== 'US' || state !== ''} isBusy={form.isBusy} />
    </Form>
  )
}

/** No address is asked for: that of the pickup point takes its place. */
function placeOf({ line1, line2, city, state, postalCode, country }: PickupPoint) {
  return { line1, line2, city, state, postalCode, country }
}

interface SummaryProps {
  cart: Cart
  shown: ShownQuote
  /** Whether the tax that is added by state is known. */
  hasState: boolean
  isBusy: boolean
}

function Summary({ cart, shown: { quote, refusal, isCurrent }, hasState, isBusy }: SummaryProps) {
  const { mode } = useSettings().taxation
  const unknownTax = !hasState && isAdded(mode) ? transferMessages.taxByState : null
  return (
    <section aria-labelledby="total" className="bg-linen p-6 sm:p-8 lens-right lg:sticky lg:top-28">
      <h2 id="total" className="display mb-6 text-title">
        {checkoutMessages.yourOrder}
      </h2>
      <ul className="mb-4 space-y-1 border-b border-line-strong pb-4">
        {cart.map((line) => (
          <li key={`${line.productId} ${line.selectedColor} ${line.selectedSize}`} className="wrap-anywhere">
            {transferMessages.units(line.quantity, line.name)}{' '}
            <span className="text-ink-soft">{variantWords(line)}</span>
          </li>
        ))}
      </ul>
      <div aria-live="polite" className="min-h-32">
        {quote ? <OrderSums {...quote} unknownTax={unknownTax} /> : <p>{refusal ?? transferMessages.quoting}</p>}
      </div>
      <Button type="submit" busy={isBusy} disabled={quote === null || !isCurrent} className="mt-6 w-full">
        {quote ? transferMessages.orderFor(formatCents(toCents(quote.grandTotal))) : transferMessages.orderNow}
      </Button>
    </section>
  )
}
