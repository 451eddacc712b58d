import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { ImportReport } from './import-report.tsx'
import { useImport } from './use-import.ts'

/** A file is checked first; only one without errors can be imported, and only as a whole. */
export function ImportForm() {
  const { state, start, clear } = useImport()
  const [file, setFile] = useState<File | null>(null)
  const id = useId()
  const isAtWork = state !== null && !state.refusal && ['waiting', 'running', undefined].includes(state.found?.state)
  const isChecked = state?.isDryRun && state.found?.state === 'done'
  const isDone = state?.isDryRun === false && state.found?.state === 'done'
  const messages = adminProductsMessages.import
  return (
    <section aria-label={messages.title}>
      <p className="mb-4 max-w-text">{messages.lead}</p>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {messages.file}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        disabled={isAtWork}
        className="mb-4 block w-full min-h-12 border border-line-strong bg-chalk p-2.5 text-small file:mr-4 file:min-h-7 file:border-0 file:bg-linen file:px-3"
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0] ?? null)
          clear()
        }}
      />
      <div className="mb-6 flex flex-wrap gap-3">
        <Button
          variant={isChecked ? 'secondary' : 'primary'}
          disabled={!file || isAtWork}
          onClick={() => file && void start(file, true)}
        >
          {messages.check}
        </Button>
        <Button disabled={!file || !isChecked} onClick={() => file && void start(file, false)}>
          {messages.start}
        </Button>
      </div>
      {state && <ImportReport state={state} />}
      {isDone && (
        <p className="mt-4">
          <Link to="/admin/products" className="link">
            {messages.viewProducts}
          </Link>
        </p>
      )}
    </section>
  )
}
