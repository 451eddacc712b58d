import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { arrivalHint, methodOptions } from '#app/checkout/transfer-fields.ts'
import { useQuote } from '#app/checkout/use-quote.ts'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { useUnsent } from '#app/ui/form/use-unsent.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { Input } from '#contract/call.ts'
import type { FieldOption } from '#contract/check-form.ts'
import type { calls } from '#contract/pending-orders/calls.ts'
import { manualPayments } from '#contract/pending-orders/pending-order.ts'
import { adminPendingOrdersMessages as said } from '#messages/en-US/admin/pending-orders.ts'
import { Section } from '../section.tsx'
import { useMay } from '../use-may.ts'
import { type ChosenItem, itemsToOrder } from './chosen-item.ts'
import { createOrder } from './create-order.ts'
import { addressNames, contactNames, type ManualPayment, newOrderFields } from './new-order-fields.ts'
import { OrderTotal } from './order-total.tsx'

interface NewOrderFormProps {
  items: readonly ChosenItem[]
  countries: readonly FieldOption[]
  home: string
}

/** For whom staff order the items, where they go, and how they are paid. */
export function NewOrderForm({ items, countries, home }: NewOrderFormProps) {
  const navigate = useNavigate()
  const may = useMay()
  const [{ payment, country }, setChoice] = useState({ payment: 'link' as ManualPayment, country: home })
  const form = useForm({
    fields: newOrderFields({ payment, country, may }),
    initial: { payment, country, days: '7', paidBy: 'bank_transfer' },
    async submit(values) {
      if (!shown.quote) return
      const { isPaid, orderNumber, message } = await createOrder({ items, payment, values, quote: shown.quote })
      toast.success(message)
      await navigate(isPaid ? `/admin/orders/${orderNumber}` : '/admin/awaiting-payment')
    },
  })
  useUnsent(items.length > 0 && !form.isBusy)
  const { state = '', shipping = '' } = form.values
  const wish = { items: itemsToOrder(items), country, state: payment === 'link' ? '' : state }
  const shown = useQuote(items.length === 0 ? null : { ...wish, ...(shipping && { shipping }) }, quoteItems)

  function choosePayment(value: string) {
    const chosen = manualPayments.find((each) => each === value) ?? 'link'
    setChoice({ payment: chosen, country })
    form.set({ payment: chosen })
  }
  function chooseCountry(value: string) {
    setChoice({ payment, country: value })
    form.set({ country: value, state: '', shipping: '' })
  }

  return (
    <Form of={form} className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="max-w-form space-y-8">
        <FormSummary of={form} />
        <Section title={said.payment}>
          <div className="grid gap-4">
            <FormField of={form} name="payment" onValue={choosePayment} />
            <FormField of={form} name="paidBy" />
            <FormField of={form} name="reference" />
            <FormField of={form} name="days" trailing={<Days />} />
          </div>
        </Section>
        <Section title={said.customer}>
          <div className="grid gap-4">
            {contactNames.map((name) => (
              <FormField
                key={name}
                of={form}
                name={name}
                {...(name === 'email' && { hint: said.customerHint })}
                {...(name === 'country' && { options: countries, onValue: chooseCountry })}
              />
            ))}
            {addressNames.map((name) => (
              <FormField key={name} of={form} name={name} />
            ))}
            {shown.quote && (
              <FormField
                of={form}
                name="shipping"
                options={methodOptions(shown.quote)}
                hint={arrivalHint(shown.quote)}
              />
            )}
            <FormField of={form} name="note" />
            <FormField of={form} name="customerNote" />
            <FormField of={form} name="giftMessage" />
            <FormField of={form} name="taxNumber" />
          </div>
        </Section>
      </div>
      <OrderTotal shown={shown} payment={payment} isBusy={form.isBusy} hasItems={items.length > 0} />
    </Form>
  )
}

const quoteItems = (wish: Input<typeof calls.quoteManualOrder>) => api.pendingOrders.quoteManualOrder(wish)

function Days() {
  return <span className="pr-3 text-small text-ink-soft">{said.daysUnit}</span>
}
