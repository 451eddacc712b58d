import { useSettings } from '#app/settings/use-settings.ts'
import { Field } from '#app/ui/form/field.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { maxNotes } from '#contract/orders/order-notes.ts'
import { orderNotesMessages } from '#messages/en-US/order-notes.ts'
import { useNotes, writeNotes } from './order-notes.ts'

const rows = { customerNote: 2, giftMessage: 3 }

/** A note to the shop, a gift message and a tax number, stored as they are typed. */
export function NotesForm() {
  const notes = useNotes()
  const { asksTaxNumber } = useSettings().invoices
  return (
    <div className="mt-2 grid gap-4">
      {(['customerNote', 'giftMessage'] as const).map((name) => (
        <TextareaField
          key={name}
          name={name}
          label={orderNotesMessages[name]}
          hint={orderNotesMessages[`${name}Hint`]}
          value={notes[name]}
          maxLength={maxNotes[name]}
          rows={rows[name]}
          isOptional
          onChange={({ currentTarget }) => writeNotes({ [name]: currentTarget.value })}
        />
      ))}
      {asksTaxNumber && (
        <Field
          name="taxNumber"
          label={orderNotesMessages.taxNumber}
          hint={orderNotesMessages.taxNumberHint}
          value={notes.taxNumber}
          maxLength={maxNotes.taxNumber}
          isOptional
          onChange={({ currentTarget }) => writeNotes({ taxNumber: currentTarget.value })}
        />
      )}
    </div>
  )
}
