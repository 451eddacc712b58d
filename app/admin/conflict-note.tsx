import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'

interface ConflictNoteProps {
  title: string
  /** What the other admin changed, one list item each. */
  changes: readonly ReactNode[]
  onKeepMine: () => void
  onDiscardMine: () => void
}

/** Shows what another admin saved while this page was open; nothing typed is lost before a choice is made. */
export function ConflictNote({ title, changes, onKeepMine, onDiscardMine }: ConflictNoteProps) {
  return (
    <section
      role="alert"
      aria-label={adminFormsMessages.conflict}
      className="mb-6 border-l-2 border-accent bg-linen p-4"
    >
      <p className="font-medium">{title}</p>
      <ul className="mt-2 list-disc pl-5 text-small wrap-anywhere">
        {changes.length === 0 ? <li>{adminFormsMessages.savedUnchanged}</li> : changes}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>{adminFormsMessages.keepMine}</Button>
        <Button variant="secondary" onClick={onDiscardMine}>
          {adminFormsMessages.discardMine}
        </Button>
      </div>
    </section>
  )
}
