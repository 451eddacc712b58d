import { api } from '#app/api.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import type { OrderReturn } from '#contract/returns/order-return.ts'
import { returnWishes } from '#contract/returns/return-states.ts'
import { adminReturnsMessages } from '#messages/en-US/admin/returns.ts'
import { useReturnForm } from './use-return-form.ts'

/** Approves a return as what the buyer wishes, or as a refund or a code instead. */
export function ApproveForm({ orderReturn: { _id: returnId, wish } }: { orderReturn: OrderReturn }) {
  const { offersCode } = useSettings().returns
  // An exchange needs the choice of the buyer.
  const offered = returnWishes.filter((each) => each === wish || each === 'refund' || (each === 'code' && offersCode))
  const form = useReturnForm({
    fields: {
      wish: {
        label: adminReturnsMessages.approveAs,
        control: 'select',
        options: offered.map((value) => ({ value, label: adminReturnsMessages.wishes[value] })),
      },
      answer: {
        label: adminReturnsMessages.approveAnswer,
        control: 'paragraph',
        hint: adminReturnsMessages.approveHint,
        rows: 3,
        maxLength: 2_000,
        missing: null,
      },
    },
    initial: { wish },
    send: (values) => {
      const chosen = returnWishes.find((each) => each === values.wish) ?? wish
      return api.returns.approveReturn({ returnId, wish: chosen, answer: values.answer })
    },
  })
  return (
    <Form of={form} label={adminReturnsMessages.approveTitle} className="grid gap-4">
      <FormSummary of={form} />
      <FormField of={form} name="wish" />
      <FormField of={form} name="answer" />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {adminReturnsMessages.approve}
      </Button>
    </Form>
  )
}
