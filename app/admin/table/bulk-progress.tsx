import { Button } from '#app/ui/button.tsx'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import type { Outcome } from './use-steps.ts'

interface BulkProgressProps {
  outcome: Outcome
  /** Leaves the rows as they are that have not had their turn. */
  onStop?: () => void
  onClose: () => void
}

/** How far a change of several rows is; at the end, those that were not changed and why. */
export function BulkProgress({ outcome, onStop, onClose }: BulkProgressProps) {
  const { all, changed, refusals, isDone } = outcome
  if (!isDone) {
    return (
      <div className="space-y-6">
        <label className="block">
          <progress value={changed + refusals.length} max={all} className="block h-2 w-full accent-ink" />
          {adminTableMessages.progress(changed + refusals.length, all)}
        </label>
        {onStop && all > 1 && (
          <Button variant="secondary" onClick={onStop}>
            {adminTableMessages.stop}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className="space-y-6">
      <div role="alert">
        <p>{adminTableMessages.done(changed)}</p>
        <p className="mt-3 font-medium">{adminTableMessages.refused(all - changed, refusals.length > 0)}</p>
        <ul className="mt-1 max-h-[50vh] list-disc overflow-y-auto pl-5 text-small">
          {refusals.map((refusal) => (
            <li key={refusal}>{refusal}</li>
          ))}
        </ul>
      </div>
      <Button onClick={onClose}>{adminTableMessages.close}</Button>
    </div>
  )
}
