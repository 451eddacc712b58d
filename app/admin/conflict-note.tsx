import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import type { FormFields, FormValues } from '#contract/check-form.ts'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'

interface ConflictNoteProps<F extends FormFields> {
  of: FormState<F>
  /** The values as they are stored now. */
  theirs: FormValues<F>
  title: string
  /** What the other admin changed, one list item each. */
  changes: readonly ReactNode[]
}

/**
 * Shows what another admin saved while this page was open; nothing typed is lost before a choice is made. It comes into view
 * with the focus, as the button that was pressed may be far below it, and gives the focus back with the choice.
 */
export function ConflictNote<F extends FormFields>({ of: form, theirs, title, changes }: ConflictNoteProps<F>) {
  const note = useRef<HTMLElement>(null)
  const before = useRef<Element | null>(null)
  const show = useEffectEvent(() => {
    const { activeElement } = document
    // The user may be typing in another form by now.
    const other = activeElement?.closest('form')
    if (other && other !== form.props.ref.current) return
    before.current = activeElement
    note.current?.focus()
  })
  useEffect(() => show(), [])

  function choose(change: () => void) {
    if (before.current instanceof HTMLElement) before.current.focus()
    change()
  }

  return (
    <section
      ref={note}
      role="alert"
      tabIndex={-1}
      aria-label={adminFormsMessages.conflict}
      className="mb-6 scroll-my-24 outline-none border-l-2 border-accent bg-linen p-4"
    >
      <p className="font-medium">{title}</p>
      <ul className="mt-2 list-disc pl-5 text-small wrap-anywhere">
        {changes.length === 0 ? <li>{adminFormsMessages.savedUnchanged}</li> : changes}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => choose(() => form.rebase(theirs))}>{adminFormsMessages.keepMine}</Button>
        <Button variant="secondary" onClick={() => choose(() => form.reset(theirs))}>
          {adminFormsMessages.discardMine}
        </Button>
      </div>
    </section>
  )
}
