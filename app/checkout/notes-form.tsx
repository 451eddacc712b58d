import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { maxNotes } from '#contract/orders/order-notes.ts'
import { orderNotesMessages } from '#messages/en-US/order-notes.ts'
import { useNotes, writeNotes } from './order-notes.ts'

/** A note to the shop and a gift message, stored as they are typed. */
export function NotesForm() {
  const { customerNote, giftMessage } = useNotes()
  return (
    <div className="mt-2 grid gap-4">
      <TextareaField
        name="customerNote"
        label={orderNotesMessages.customerNote}
        hint={orderNotesMessages.customerNoteHint}
        value={customerNote}
        maxLength={maxNotes.customerNote}
        rows={2}
        isOptional
        onChange={({ currentTarget }) => writeNotes({ customerNote: currentTarget.value })}
      />
      <TextareaField
        name="giftMessage"
        label={orderNotesMessages.giftMessage}
        hint={orderNotesMessages.giftMessageHint}
        value={giftMessage}
        maxLength={maxNotes.giftMessage}
        rows={3}
        isOptional
        onChange={({ currentTarget }) => writeNotes({ giftMessage: currentTarget.value })}
      />
    </div>
  )
}
