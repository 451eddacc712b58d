import { Suspense, useState } from 'react'
import { useSettings } from '#app/settings/use-settings.ts'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { orderNotesMessages } from '#messages/en-US/order-notes.ts'
import { useNotes } from './order-notes.ts'

const NotesForm = lazyPart(async () => (await import('./notes-form.tsx')).NotesForm)

/** Opens the fields for a note to the shop, a gift message and a tax number, which load on demand. */
export function OrderNotesField() {
  const [isOpen, setOpen] = useState(false)
  const { asksTaxNumber } = useSettings().invoices
  const isWritten = Object.values(useNotes()).some((text) => text.trim() !== '')
  const { add, addWithTax, change, changeWithTax } = orderNotesMessages
  const label = asksTaxNumber ? { add: addWithTax, change: changeWithTax } : { add, change }
  return (
    <div className="my-3 noscript:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        className="link target text-small"
        onClick={() => void (isOpen ? setOpen(false) : NotesForm.load().then(setOpen))}
      >
        {isWritten ? label.change : label.add}
      </button>
      <Suspense>{isOpen && <NotesForm />}</Suspense>
    </div>
  )
}
