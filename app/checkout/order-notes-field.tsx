import { Suspense, useState } from 'react'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { orderNotesMessages } from '#messages/en-US/order-notes.ts'
import { useNotes } from './order-notes.ts'

const NotesForm = lazyPart(async () => (await import('./notes-form.tsx')).NotesForm)

/** Opens the fields for a note to the shop and a gift message, which load on demand. */
export function OrderNotesField() {
  const [isOpen, setOpen] = useState(false)
  const { customerNote, giftMessage } = useNotes()
  const isWritten = customerNote.trim() !== '' || giftMessage.trim() !== ''
  return (
    <div className="my-3 noscript:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        className="link target text-small"
        onClick={() => void (isOpen ? setOpen(false) : NotesForm.load().then(setOpen))}
      >
        {isWritten ? orderNotesMessages.change : orderNotesMessages.add}
      </button>
      <Suspense>{isOpen && <NotesForm />}</Suspense>
    </div>
  )
}
