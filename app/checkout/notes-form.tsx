import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { maxNotes } from '#contract/orders/order-notes.ts'
import { orderNotesMessages } from '#messages/en-US/order-notes.ts'
import { useNotes, writeNotes } from './order-notes.ts'

const rows = { customerNote: 2, giftMessage: 3 }

/** A note to the shop and a gift message, stored as they are typed. */
export function NotesForm() {
  const notes = useNotes()
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
    </div>
  )
}
