import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { formatCents, toCents } from '#contract/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { paidFields } from '../pending-orders/paid-fields.ts'

/** The refund that staff pay themselves, and the form that records it; nothing while there is none. */
export function RefundByHand({ order: { refundByHand } }: { order: Order }) {
  if (!refundByHand) return null
  return <ByHand key={refundByHand.refundId} {...refundByHand} />
}

function ByHand({ refundId, amount }: NonNullable<Order['refundByHand']>) {
  const { revalidate } = useRevalidator()
  const { title, text, done } = adminOrdersMessages.byHand
  const { reference } = paidFields()
  const form = useForm({
    fields: { reference },
    isQuiet: true,
    async submit(values) {
      toast.success((await api.payments.markRefunded({ refundId, reference: values.reference })).message)
      await revalidate()
    },
  })
  const heading = title(formatCents(toCents(amount)))
  return (
    <section aria-label={heading} className="mb-6 border-l-2 border-accent bg-linen p-4">
      <p className="font-medium">{heading}</p>
      <p className="mt-1 text-small text-ink-soft">{text}</p>
      <Form of={form} className="mt-3 flex flex-wrap items-end gap-3">
        <FormSummary of={form} />
        <FormField of={form} name="reference" className="min-w-48" />
        <Button type="submit" variant="secondary" busy={form.isBusy}>
          {done}
        </Button>
      </Form>
    </section>
  )
}
