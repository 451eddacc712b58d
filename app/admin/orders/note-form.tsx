import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { FormFields } from '#contract/check-form.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'

/** Adds a note that only staff see to the timeline of an order. */
export function NoteForm({ orderId }: { orderId: string }) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    fields: {
      note: {
        label: adminOrdersMessages.note,
        hint: adminOrdersMessages.noteHint,
        control: 'paragraph',
        rows: 3,
        missing: adminOrdersMessages.noteMissing,
        maxLength: 1_000,
      },
    } satisfies FormFields,
    initial: { note: '' },
    isQuiet: true,
    async submit({ note }) {
      const { message } = await api.orders.addOrderNote({ orderId, note })
      form.reset({ note: '' })
      toast.success(message)
      await revalidate()
    },
  })
  return (
    <Form of={form} className="grid gap-3 print:hidden">
      <FormField of={form} name="note" />
      <Button type="submit" variant="secondary" busy={form.isBusy} className="justify-self-start">
        {adminOrdersMessages.addNote}
      </Button>
    </Form>
  )
}
