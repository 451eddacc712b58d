import { useRevalidator } from 'react-router'
import { api, RefusedError } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { FormFields } from '#contract/check-form.ts'
import { noteLength, type OwnCustomer } from '#contract/customers/calls.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import { ConflictNote } from '../conflict-note.tsx'

function noteFields() {
  return {
    note: {
      label: adminCustomersMessages.note,
      hint: adminCustomersMessages.noteHint,
      control: 'paragraph',
      rows: 4,
      isOptional: true,
      maxLength: noteLength,
    },
  } satisfies FormFields
}

/** What staff know about a customer. Where someone else has changed it meanwhile, nothing typed is lost. */
export function CustomerNote({ customer: { _id: customerId, note: seen } }: { customer: OwnCustomer }) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    fields: noteFields(),
    initial: { note: seen },
    draft: `customer-note:${customerId}`,
    isQuiet: true,
    async submit(typed) {
      try {
        const { note, message } = await api.customers.noteCustomer({ customerId, note: typed.note, seen })
        form.rebase({ note }, { note })
        toast.success(message)
      } catch (error) {
        if (error instanceof RefusedError && error.status === 409) await revalidate()
        throw error
      }
      await revalidate()
    },
  })
  const isStale = form.stale.length > 0
  return (
    <Form of={form} className="grid gap-3">
      {isStale ? (
        <ConflictNote
          title={adminCustomersMessages.noteConflict}
          changes={[<li key="note">{adminCustomersMessages.noteNow(seen)}</li>]}
          of={form}
          theirs={{ note: seen }}
        />
      ) : (
        <FormSummary of={form} />
      )}
      <FormField of={form} name="note" spellCheck />
      <Button type="submit" variant="secondary" busy={form.isBusy} disabled={isStale} className="justify-self-start">
        {adminCustomersMessages.saveNote}
      </Button>
    </Form>
  )
}
