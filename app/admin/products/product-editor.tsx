import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { StockEditor } from '../inventory/stock-editor.tsx'
import { ImageBoard } from '../media/image-board.tsx'
import { UndoButton } from '../undo-button.tsx'
import { useSaving } from '../use-saving.ts'
import { type Details, detailsOf, readDetails } from './details.ts'
import { DetailsForm } from './details-form.tsx'
import { focusFirstWrong } from './focus-first-wrong.ts'
import { PriceHistory, StockHistory } from './histories.tsx'
import { ProductActions } from './product-actions.tsx'
import { StaleNote } from './stale-note.tsx'
import { StatusMark } from './status-mark.tsx'
import { useProductEditing } from './use-product-editing.ts'
import { VariantEditor } from './variant-editor.tsx'

type Errors = Partial<Record<keyof Details, string>>

/** Edits one product. Typed values take precedence over loaded ones until they are saved. */
export function ProductEditor({ loaded }: { loaded: OwnProduct }) {
  const editing = useProductEditing(loaded)
  const { seen, theirs } = editing
  const [edits, setEdits] = useState<Partial<Details>>({})
  const [errors, setErrors] = useState<Errors>({})
  const copying = useSaving()
  const navigate = useNavigate()
  const details = { ...detailsOf(seen), ...edits }
  const isEdited = Object.keys(edits).length > 0

  function type(changes: Partial<Details>) {
    setEdits({ ...edits, ...changes })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changes))))
  }

  async function saveDetails() {
    const { fields, errors: wrong } = readDetails(details)
    setErrors(wrong ?? {})
    if (!fields) return editing.refuse('details', 'Please look at the marked fields.')
    const isDone = await editing.change('details', (at) => api.products.changeProduct({ ...at, ...fields }))
    if (isDone) setEdits({})
  }

  async function duplicate() {
    const done = await copying.save(() => api.products.duplicateProduct({ productId: seen._id }))
    if (done) await navigate(`/admin/products/${done.productId}`)
  }

  return (
    <>
      <AdminHeading
        lead={
          <>
            <StatusMark status={seen.status} /> · {seen.sku}
          </>
        }
        actions={
          <ProductActions
            product={seen}
            isBusy={editing.isBusy('status') || copying.isBusy}
            refusal={editing.refusalOf('status') ?? copying.refusal?.message ?? null}
            onPublish={() => void editing.change('status', (at) => api.products.publishProduct(at))}
            onArchive={() => void editing.change('status', (at) => api.products.archiveProduct(at))}
            onDuplicate={() => void duplicate()}
          />
        }
      >
        {seen.name}
      </AdminHeading>
      {theirs && (
        <StaleNote
          seen={seen}
          theirs={theirs}
          onKeepMine={editing.goOnFromTheirs}
          onTakeTheirs={() => {
            setEdits({})
            editing.goOnFromTheirs()
          }}
        />
      )}
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-10">
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              const form = event.currentTarget
              void saveDetails().then(() => focusFirstWrong(form))
            }}
          >
            <Part title="Details">
              <DetailsForm values={details} errors={errors} onChange={type} />
            </Part>
            <Part title="Colors and sizes" className="mt-10">
              <VariantEditor
                colors={details.colors}
                sizes={details.sizes}
                error={errors.colors ?? errors.sizes}
                onChange={type}
              />
              <p className="mt-3 text-small text-ink-soft">
                Every color in every size is a variant. New variants start at 0; deleting a variant discards its stock.
              </p>
            </Part>
            <div
              className={`mt-6 flex flex-wrap items-center gap-3 bg-paper py-3 ${isEdited ? 'sticky bottom-0 z-10 border-t border-line' : ''}`}
            >
              <Button type="submit" busy={editing.isBusy('details')} disabled={!isEdited}>
                Save
              </Button>
              {isEdited && <UndoButton onUndo={() => setEdits({})} />}
              <p role="status" className="text-small text-accent">
                {editing.refusalOf('details')}
              </p>
            </div>
          </form>
          <Part title="Stock">
            <StockEditor productName={seen.name} variants={seen.variants} onTried={editing.refreshStock} />
          </Part>
          <Part title="Images">
            <ImageBoard
              product={seen}
              isBusy={editing.isBusy('images')}
              refusal={editing.refusalOf('images')}
              onSave={(images) => editing.change('images', (at) => api.media.arrangeImages({ ...at, images }))}
            />
          </Part>
        </div>
        <aside className="min-w-0 space-y-10">
          <StockHistory stockChanges={seen.stockChanges} />
          <PriceHistory prices={seen.prices} />
        </aside>
      </div>
    </>
  )
}

function Part({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={className}>
      <h2 className="mb-4 text-lead font-medium">{title}</h2>
      {children}
    </section>
  )
}
