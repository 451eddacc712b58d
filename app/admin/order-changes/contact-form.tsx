import { api } from '#app/api.ts'
import { buyerFields } from '#app/checkout/buyer-fields.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { Order } from '#contract/orders/order.ts'
import { adminOrderChangesMessages as said } from '#messages/en-US/admin/order-changes.ts'
import { type Parts, useNotePart } from './use-parts.ts'

const personNames = ['email', 'phone', 'name'] as const
/** Of an order that is picked up they are those of the pickup point. */
const addressNames = ['line1', 'line2', 'city', 'state', 'postalCode'] as const

/** Changes where an order goes, and how its customer is reached. */
export function ContactForm({ order, parts }: { order: Order; parts: Parts }) {
  const { _id: orderId, version, receiptEmail: email, shippingAddress } = order
  const { country, ...contact } = shippingAddress
  const { country: _, ...fields } = buyerFields(country)
  const form = useForm({
    fields,
    initial: { ...contact, email },
    isQuiet: true,
    async submit(values) {
      const { message } = await api.orderChanges.changeContact({ orderId, version, contact: { ...values, country } })
      toast.success(message)
      await parts.leave('contact')
    },
  })
  useNotePart(parts, 'contact', form)
  const names = order.pickup ? personNames : [...personNames, ...addressNames]
  return (
    <Form of={form} label={said.contact} className="grid max-w-form gap-4">
      <FormSummary of={form} />
      {names.map((name) => (
        <FormField key={name} of={form} name={name} />
      ))}
      {!order.pickup && <p className="text-small text-ink-soft">{said.contactHint}</p>}
      <Button type="submit" variant="secondary" busy={form.isBusy} className="justify-self-start">
        {said.saveContact}
      </Button>
    </Form>
  )
}
