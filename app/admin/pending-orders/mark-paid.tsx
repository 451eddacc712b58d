import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { focusWhenShown } from '#app/ui/focus-when-shown.ts'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { PendingOrder } from '#contract/pending-orders/calls.ts'
import { paidBy } from '#contract/pending-orders/pending-order.ts'
import { adminPendingOrdersMessages as said } from '#messages/en-US/admin/pending-orders.ts'
import { paidFields } from './paid-fields.ts'

/** Says how an order was paid, in place; the order is placed with it. */
export function MarkPaid({ order }: { order: PendingOrder }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <PaidForm order={order} />
  return (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      {said.markPaid}
      <span className="sr-only"> {order.orderNumber}</span>
    </Button>
  )
}

function PaidForm({ order: { _id: pendingOrderId, orderNumber } }: { order: PendingOrder }) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    fields: paidFields(),
    initial: { paidBy: 'bank_transfer' },
    isQuiet: true,
    async submit({ paidBy: chosen, reference }) {
      const { message } = await api.pendingOrders.markPaid({
        pendingOrderId,
        paidBy: paidBy.find((each) => each === chosen) ?? 'other',
        reference,
      })
      toast.success(message)
      await revalidate()
    },
  })
  return (
    <Form of={form} label={`${said.markPaid} ${orderNumber}`} className="grid gap-3">
      <FormSummary of={form} />
      <FormField of={form} name="paidBy" />
      <FormField of={form} name="reference" ref={focusWhenShown} />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {said.markPaid}
      </Button>
    </Form>
  )
}
