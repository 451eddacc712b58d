import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import type { FormFields } from '#contract/check-form.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'

const fields = {
  orderNumber: {
    get label() {
      return adminEmailsMessages.texts.previewOrder
    },
    get hint() {
      return adminEmailsMessages.texts.previewOrderHint
    },
    isOptional: true,
    autoComplete: 'off',
    maxLength: 40,
  },
} satisfies FormFields

/** Chooses the order that the preview is about. */
export function OrderChoice({ onChoose }: { onChoose: (orderNumber: string) => void }) {
  const form = useForm({
    fields,
    isQuiet: true,
    asksBeforeLeaving: false,
    submit: async ({ orderNumber }) => onChoose(orderNumber.toUpperCase()),
  })
  return (
    <Form of={form} className="mt-8 flex max-w-form flex-wrap items-start gap-3 border-t border-line pt-6">
      <FormField of={form} name="orderNumber" className="min-w-56 grow" />
      <Button type="submit" variant="secondary" className="sm:mt-7">
        {adminEmailsMessages.texts.preview}
      </Button>
    </Form>
  )
}
