import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import type { FormAnswer } from '#contract/check-form.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import { findOrderFields } from './find-order-fields.ts'
import type { OrderToTrack } from './order-to-track.ts'

interface FindOrderFormProps {
  /** The initial values. */
  known: OrderToTrack | undefined
  /** The server's response where the form was sent without JavaScript. */
  answer: FormAnswer | undefined
}

/** Finds an order by its number and email address. */
export function FindOrderForm({ known, answer }: FindOrderFormProps) {
  const navigate = useNavigate()
  const form = useForm({
    fields: findOrderFields,
    missing: ordersMessages.trackingMissing,
    initial: known,
    draft: 'find-order',
    answer,
    async submit(typed) {
      const { orderNumber, key } = await api.orderTracking.trackOrder(typed)
      await navigate(`/track-order/${orderNumber}.${key}`)
    },
  })
  return (
    <Form of={form} action="/track-order" className="grid gap-5">
      <FormSummary of={form} />
      <FormField of={form} name="orderNumber" autoCapitalize="characters" spellCheck={false} />
      <FormField of={form} name="email" />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {ordersMessages.find}
      </Button>
    </Form>
  )
}
