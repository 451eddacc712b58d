import { useRef } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import type { BulkAction, WayBack } from './bulk-action.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { BulkQuestion } from './bulk-question.tsx'
import { type LastChange, lastChange } from './last-change.ts'
import { type Step, useSteps } from './use-steps.ts'

interface BulkRunProps<Row> {
  /** The name of the list. */
  list: string
  action: BulkAction<Row>
  rows: Row[]
  nameOf: (row: Row) => string
  /** With the rows that were changed. */
  onClose: (changed: Row[]) => void
}

/** Asks once, changes the rows one after the other with a progress bar, and lists those that were refused. */
export function BulkRun<Row>({ list, action, rows, nameOf, onClose }: BulkRunProps<Row>) {
  const { outcome, isRunning, start, stop } = useSteps()
  const changed = useRef<Row[]>([])
  const { label } = action

  async function run(field: string) {
    const undo: LastChange['steps'][number][] = []
    const step = (name: string | null, own: readonly Row[], change: () => Promise<WayBack | null>): Step => ({
      name,
      rows: own.length,
      async run() {
        const goBack = await change()
        changed.current.push(...own)
        if (goBack) undo.unshift({ name, rows: own.length, goBack })
      },
    })
    const ended = await start(
      'runAll' in action
        ? [step(null, rows, () => action.runAll(rows, field))]
        : rows.map((row) => step(nameOf(row), [row], () => action.run(row, field))),
    )
    if (ended.changed > 0) lastChange.set(undo.length > 0 ? { list, label, changed: ended.changed, steps: undo } : null)
    if (ended.changed < ended.all) return
    if (undo.length === 0) toast.success(adminTableMessages.done(ended.changed))
    onClose(changed.current)
  }

  return (
    <Dialog open onOpenChange={() => !isRunning && onClose(changed.current)} title={label}>
      {outcome ? (
        <BulkProgress outcome={outcome} onStop={stop} onClose={() => onClose(changed.current)} />
      ) : (
        <BulkQuestion action={action} rows={rows} onStart={run} onKeep={() => onClose([])} />
      )}
    </Dialog>
  )
}
