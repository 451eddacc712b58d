import { Children } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { formatCents, toCents } from '#contract/money.ts'
import type { EditableOrder } from '#contract/order-changes/calls.ts'
import { adminOrderChangesMessages as said } from '#messages/en-US/admin/order-changes.ts'
import { Moment } from '../moment.tsx'

/** The change of an order that waits for its payment, with the way to withdraw it. */
export function WaitingChange({ waiting }: { waiting: NonNullable<EditableOrder['waiting']> }) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    fields: {},
    initial: {},
    isQuiet: true,
    async submit() {
      const { message } = await api.orderChanges.withdrawChange({ changeId: waiting.changeId })
      toast.success(message)
      await revalidate()
    },
  })
  return (
    <Form of={form} className="max-w-form space-y-4 bg-linen p-6">
      <FormSummary of={form} />
      <h2 className="font-medium">{said.waiting(formatCents(toCents(waiting.amount)))}</h2>
      <p>{Children.toArray(said.waitingUntil(<Moment at={waiting.validUntil} />))}</p>
      <Button type="submit" variant="secondary" busy={form.isBusy}>
        {said.withdraw}
      </Button>
    </Form>
  )
}
