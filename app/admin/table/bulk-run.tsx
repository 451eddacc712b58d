import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RefusedError } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'

/** Something done with the selected rows, after one confirmation. */
export type BulkAction<Row> = {
  label: string
  /** The consequences. */
  textFor: (rows: readonly Row[]) => ReactNode
  /** Something to enter or to choose first. */
  field?: {
    label: string
    hint?: string
    options?: readonly { value: string; label: string }[]
    check: (value: string) => string | null
  }
} & (
  | {
      /** Changes one row; `field` is what was entered. */
      run: (row: Row, field: string) => Promise<unknown>
    }
  | {
      /** Changes all rows, or none. */
      runAll: (rows: readonly Row[], field: string) => Promise<unknown>
    }
)

interface BulkRunProps<Row> {
  action: BulkAction<Row>
  rows: Row[]
  nameOf: (row: Row) => string
  /** With the rows that were changed. */
  onClose: (changed: Row[]) => void
}

interface Outcome<Row> {
  all: number
  changed: Row[]
  refusals: string[]
  isDone: boolean
}

/** Asks once, changes the rows one after the other with a progress bar, and lists those that were refused. */
export function BulkRun<Row>({ action, rows, nameOf, onClose }: BulkRunProps<Row>) {
  const [outcome, setOutcome] = useState<Outcome<Row> | null>(null)
  const { revalidate } = useRevalidator()
  const isRunning = outcome !== null && !outcome.isDone

  async function start(field: string) {
    const now: Outcome<Row> = { all: rows.length, changed: [], refusals: [], isDone: false }
    setOutcome({ ...now })
    for (const { changed, row, run } of stepsOf(action, rows, field)) {
      try {
        await run()
        now.changed.push(...changed)
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error
        now.refusals.push(row ? adminTableMessages.refusal(nameOf(row), error.message) : error.message)
      }
      setOutcome({ ...now })
    }
    await revalidate()
    if (now.refusals.length === 0) {
      toast.success(adminTableMessages.done(now.changed.length))
      return onClose(now.changed)
    }
    setOutcome({ ...now, isDone: true })
  }

  return (
    <Dialog open onOpenChange={() => !isRunning && onClose(outcome?.changed ?? [])} title={action.label}>
      {outcome ? (
        <Progress outcome={outcome} onClose={() => onClose(outcome.changed)} />
      ) : (
        <Question action={action} rows={rows} onStart={start} onKeep={() => onClose([])} />
      )}
    </Dialog>
  )
}

interface Step<Row> {
  changed: readonly Row[]
  /** Whose refusal it would be; null for that of all rows. */
  row: Row | null
  run: () => Promise<unknown>
}

function stepsOf<Row>(action: BulkAction<Row>, rows: readonly Row[], field: string): Step<Row>[] {
  if ('runAll' in action) return [{ changed: rows, row: null, run: () => action.runAll(rows, field) }]
  return rows.map((row) => ({ changed: [row], row, run: () => action.run(row, field) }))
}

interface QuestionProps<Row> {
  action: BulkAction<Row>
  rows: readonly Row[]
  onStart: (field: string) => void
  onKeep: () => void
}

function Question<Row>({ action, rows, onStart, onKeep }: QuestionProps<Row>) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { field } = action
  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault()
        const problem = field?.check(typed.trim()) ?? null
        setError(problem)
        if (problem === null) onStart(typed.trim())
      }}
    >
      <div>{action.textFor(rows)}</div>
      {field?.options ? (
        <SelectField
          label={field.label}
          name="value"
          options={field.options}
          placeholder={adminTableMessages.choose}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      ) : (
        field && (
          <Field
            label={field.label}
            hint={field.hint}
            name="value"
            value={typed}
            error={error}
            autoComplete="off"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{action.label}</Button>
        <Button variant="quiet" onClick={onKeep}>
          {adminFormsMessages.cancel}
        </Button>
      </div>
    </form>
  )
}

function Progress<Row>({ outcome, onClose }: { outcome: Outcome<Row>; onClose: () => void }) {
  const { all, changed, refusals, isDone } = outcome
  const done = isDone ? all : changed.length + refusals.length
  return (
    <div className="space-y-6">
      {!isDone && (
        <label className="block">
          <progress value={done} max={all} className="block h-2 w-full accent-ink" />
          {adminTableMessages.progress(done, all)}
        </label>
      )}
      {isDone && (
        <div role="alert">
          <p>{adminTableMessages.done(changed.length)}</p>
          <p className="mt-3 font-medium">{adminTableMessages.refused(all - changed.length)}</p>
          <ul className="mt-1 list-disc pl-5 text-small">
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        </div>
      )}
      {isDone && <Button onClick={onClose}>{adminTableMessages.close}</Button>}
    </div>
  )
}
