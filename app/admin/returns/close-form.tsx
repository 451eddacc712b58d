import { api } from '#app/api.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import type { CallResponse } from '#contract/call.ts'
import type { calls } from '#contract/returns/calls.ts'
import { adminReturnsMessages } from '#messages/en-US/admin/returns.ts'
import { closeFields, readClosing } from './close-fields.ts'
import { useReturnForm } from './use-return-form.ts'

export type ReadReturn = CallResponse<typeof calls.readReturn>

/** Ends a received return with what the buyer gets for it. */
export function CloseForm({ read }: { read: ReadReturn }) {
  const { orderReturn, refundedBefore } = read
  const form = useReturnForm({
    fields: closeFields(read, useSettings().returns),
    initial: { outcome: orderReturn.wish, hasShipping: '', deduction: '', note: '' },
    send: (values) => {
      return api.returns.closeReturn({ returnId: orderReturn._id, refunded: refundedBefore, ...readClosing(values) })
    },
  })
  const { outcome } = readClosing(form.values)
  const isPaid = outcome === 'refund' || outcome === 'code'
  return (
    <Form of={form} label={adminReturnsMessages.closeTitle} className="grid gap-4">
      <FormSummary of={form} />
      <FormField of={form} name="outcome" />
      {isPaid && <FormField of={form} name="hasShipping" />}
      {isPaid && <FormField of={form} name="deduction" />}
      <FormField of={form} name="note" />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {adminReturnsMessages.close}
      </Button>
    </Form>
  )
}
