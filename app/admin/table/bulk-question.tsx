import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import type { BulkAction } from './bulk-action.ts'

interface BulkQuestionProps<Row> {
  action: BulkAction<Row>
  rows: readonly Row[]
  onStart: (field: string) => void
  onKeep: () => void
}

/** Says what an action does with the selected rows, and asks for what it needs. */
export function BulkQuestion<Row>({ action, rows, onStart, onKeep }: BulkQuestionProps<Row>) {
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
