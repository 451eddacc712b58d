import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { adminInventoryMessages } from '#messages/en-US/admin/inventory.ts'
import { apiStockSheetsMessages } from '#messages/en-US/api/stock-sheets.ts'
import { useScans } from './use-scans.ts'

/** Takes the codes of a scanner, which types them and ends with Enter: each adds one unit, and the field keeps the focus. */
export function ScanField({ sheetId, onSent }: { sheetId: string; onSent: () => void }) {
  const said = adminInventoryMessages.scan
  const id = useId()
  const [error, setError] = useState<string | null>(null)
  const { sending, last, refused, scan, clear } = useScans(sheetId, onSent)

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    setError(code === '' ? apiStockSheetsMessages.codeMissing : null)
    if (code === '') return
    event.currentTarget.reset()
    scan(code)
  }

  return (
    <>
      <form method="post" data-needs-script noValidate onSubmit={add} className="flex flex-wrap items-start gap-3">
        <Field
          id={id}
          name="code"
          label={said.label}
          hint={said.hint}
          error={error}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={60}
          className="w-full max-w-96"
        />
        <Button type="submit" variant="secondary" className="max-sm:w-full sm:mt-7">
          {said.add}
        </Button>
      </form>
      <p role="status" className="mt-2 min-h-6 text-small text-ink-soft">
        {sending > 0 ? said.sending(sending) : last && said.last(last)}
      </p>
      {refused.length > 0 && (
        <div role="alert" className="mt-2 border-l-2 border-accent pl-4 text-small">
          <p className="font-medium">{said.refused}</p>
          <ul>
            {refused.map(({ id: key, message }) => (
              <li key={key} className="wrap-anywhere">
                {message}
              </li>
            ))}
          </ul>
          <button type="button" aria-label={said.dismiss} className="link min-h-11" onClick={clear}>
            {said.clear}
          </button>
        </div>
      )}
    </>
  )
}
