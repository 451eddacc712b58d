import { useId, useState } from 'react'
import { Link } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ImportReport } from '#app/admin/imports/import-report.tsx'
import { useImport } from '#app/admin/imports/use-import.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { productColumns } from '#contract/imports/product-columns.ts'

/** A file is checked first; only one without errors can be imported, and only as a whole. */
export default function ProductsImport() {
  const { state, start, clear } = useImport()
  const [file, setFile] = useState<File | null>(null)
  const id = useId()
  const isAtWork = state !== null && !state.refusal && ['waiting', 'running', undefined].includes(state.found?.state)
  const isChecked = state?.isDryRun && state.found?.state === 'done'
  const isDone = state?.isDryRun === false && state.found?.state === 'done'
  return (
    <>
      <p className="mb-3 text-small">
        <Link to="/admin/products" className="link inline-flex min-h-11 items-center">
          All products
        </Link>
      </p>
      <AdminHeading
        actions={
          <LinkButton variant="secondary" to="/admin/products/export.csv" reloadDocument download="products.csv">
            Export all products
          </LinkButton>
        }
      >
        Import and export
      </AdminHeading>
      <div className="grid items-start gap-12 lg:grid-cols-2">
        <section aria-label="Import">
          <p className="mb-4 max-w-text">
            Upload a CSV file of up to 20 MB. Products with a known SKU are updated, others are added, and none are
            removed. A file is imported completely or not at all.
          </p>
          <label htmlFor={id} className="mb-1.5 block text-small font-medium">
            CSV file
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
              Check the file
            </Button>
            <Button disabled={!file || !isChecked} onClick={() => file && void start(file, false)}>
              Import
            </Button>
          </div>
          {state && <ImportReport state={state} />}
          {isDone && (
            <p className="mt-4">
              <Link to="/admin/products" className="link">
                View products
              </Link>
            </p>
          )}
        </section>
        <section aria-labelledby="columns">
          <h2 id="columns" className="mb-3 text-lead font-medium">
            Columns
          </h2>
          <p className="mb-3 max-w-text text-small">
            One row per color and size, each with the SKU of its product. Fields without a column stay unchanged.
          </p>
          <dl className="border-t border-line text-small">
            {Object.entries(productColumns).map(([name, says]) => (
              <div key={name} className="grid grid-cols-[8.5rem_1fr] gap-3 border-b border-line py-2">
                <dt className="font-medium">{name}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  )
}
