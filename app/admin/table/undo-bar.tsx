import { X } from 'lucide'
import { useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { lastChange } from './last-change.ts'
import { tableButton } from './table-button.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useSteps } from './use-steps.ts'

/** What was last done with several rows of a list, and the button that undoes it. */
export function UndoBar({ list }: { list: string }) {
  const change = lastChange.use()
  const { outcome, isRunning, start } = useSteps()
  const [isOpen, setOpen] = useState(false)
  const isShown = change?.list === list
  const ref = useKeptFocus(isShown, isOpen)

  async function undo() {
    if (!change) return
    setOpen(true)
    const steps = change.steps.map(({ goBack, ...step }) => ({ ...step, run: goBack }))
    const ended = await start(steps)
    lastChange.set(null)
    if (ended.changed < ended.all) return
    setOpen(false)
    toast.success(adminTableMessages.undone(ended.changed))
  }

  return (
    <>
      {isShown && (
        <section
          ref={ref}
          tabIndex={-1}
          data-kept-focus
          aria-label={adminTableMessages.lastChange}
          className="flex flex-wrap items-center gap-2 border border-line-strong bg-paper px-3 py-2 shadow-lift outline-none print:hidden"
        >
          <p role="status" className="mr-auto text-small">
            {adminTableMessages.changeDone(change.label, change.changed)}
          </p>
          <button type="button" className={tableButton} onClick={undo}>
            {adminFormsMessages.undo}
          </button>
          <button
            type="button"
            aria-label={adminTableMessages.dismissChange}
            className={`${tableButton} aspect-square px-0`}
            onClick={() => lastChange.set(null)}
          >
            <Icon of={X} size={16} />
          </button>
        </section>
      )}
      {outcome && (
        <Dialog open={isOpen} onOpenChange={() => !isRunning && setOpen(false)} title={adminFormsMessages.undo}>
          <BulkProgress outcome={outcome} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}
