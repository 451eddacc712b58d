import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { adminReturnsMessages } from '#messages/en-US/admin/returns.ts'
import { useReturnForm } from './use-return-form.ts'

/** Declines a return with the reason for the buyer. */
export function DeclineForm({ returnId }: { returnId: string }) {
  const form = useReturnForm({
    fields: {
      answer: {
        label: adminReturnsMessages.declineAnswer,
        control: 'paragraph',
        rows: 3,
        maxLength: 2_000,
        missing: adminReturnsMessages.declineMissing,
      },
    },
    send: ({ answer }) => api.returns.declineReturn({ returnId, answer }),
  })
  return (
    <Form of={form} label={adminReturnsMessages.declineTitle} className="grid gap-4">
      <FormSummary of={form} />
      <FormField of={form} name="answer" />
      <Button type="submit" variant="secondary" busy={form.isBusy} className="justify-self-start">
        {adminReturnsMessages.decline}
      </Button>
    </Form>
  )
}
