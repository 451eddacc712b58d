import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ConfirmInRow } from '#app/admin/confirm-in-row.tsx'
import { readId } from '#app/admin/read-id.ts'
import { describeSale, timesOf } from '#app/admin/sales/describe-sale.ts'
import { readSale, saleFormFields, valuesOfSale } from '#app/admin/sales/sale-fields.ts'
import { type CollectionChoice, SaleForm } from '#app/admin/sales/sale-form.tsx'
import { SalePreview } from '#app/admin/sales/sale-preview.tsx'
import { api, RefusedError } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { OwnSale } from '#contract/sales/calls.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminScheduledSalesMessages } from '#messages/en-US/admin/scheduled-sales.ts'
import { apiSalesMessages } from '#messages/en-US/api/sales.ts'
import type { Route } from './+types/sale.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData?.sale.name ?? adminFrameMessages.pages.scheduledSale)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { sales, collections } = context.get(apiContext)
  const [found, all] = await Promise.all([
    sales.findSale({ saleId: readId(params.saleId, apiSalesMessages.notFound) }),
    collections.listCollections({}),
  ])
  return { sale: found.sale, collections: all.collections.map(({ collectionId, title }) => ({ collectionId, title })) }
}

export default function SaleScreen({ loaderData: { sale, collections } }: Route.ComponentProps) {
  return <SaleEditor key={`${sale.saleId} ${sale.state}`} loaded={sale} collections={collections} />
}

function SaleEditor({ loaded, collections }: { loaded: OwnSale; collections: readonly CollectionChoice[] }) {
  const [sale, setSale] = useState(loaded)
  const { saleId, name, state, version } = sale
  const { revalidate } = useRevalidator()
  const form = useForm({
    fields: saleFormFields(state === 'running'),
    initial: valuesOfSale(sale),
    isQuiet: true,
    async submit(typed) {
      try {
        // What a form of a running sale does not show stays as it is.
        const values = readSale(
          state === 'running' ? { ...valuesOfSale(sale), name: typed.name, endsAt: typed.endsAt } : typed,
        )
        const saved = await api.sales.changeSale({ saleId, version, ...values })
        setSale(saved.sale)
        form.rebase(valuesOfSale(saved.sale), typed)
        toast.success(saved.message)
      } catch (error) {
        const isStale = error instanceof RefusedError && error.status === 409
        const now = isStale ? await api.sales.findSale({ saleId }).catch(() => null) : null
        if (now) setSale(now.sale)
        throw error
      }
    },
  })
  const isRunning = state === 'running'
  const isOver = state === 'ended' || state === 'canceled'
  return (
    <>
      <AdminHeading lead={`${adminScheduledSalesMessages.states[state]}: ${describeSale(sale)}, ${timesOf(sale)}`}>
        {name}
      </AdminHeading>
      <Notes sale={sale} />
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-2">
        {!isOver && (
          <div>
            <SaleForm form={form} collections={collections} sale={sale} />
            <div className="mt-8 max-w-text border-t border-line pt-4">
              <ConfirmInRow
                label={isRunning ? adminScheduledSalesMessages.end : adminScheduledSalesMessages.cancel}
                of={name}
                question={
                  isRunning ? adminScheduledSalesMessages.askEnd(name) : adminScheduledSalesMessages.askCancel(name)
                }
                act={() => api.sales.cancelSale({ saleId, version })}
                onDone={() => void revalidate()}
              />
            </div>
          </div>
        )}
        {!isOver && <SalePreview preview={sale.preview} />}
      </div>
    </>
  )
}

function Notes({ sale: { state, isApplied } }: { sale: OwnSale }) {
  const notes = [
    ...(isApplied ? [] : [adminScheduledSalesMessages.isApplying]),
    ...(state === 'running' ? [adminScheduledSalesMessages.hasStarted] : []),
    ...(state === 'ended' || state === 'canceled' ? [adminScheduledSalesMessages.isOver] : []),
  ]
  return (
    <ul className="mb-6 max-w-text space-y-2 empty:hidden">
      {notes.map((note) => (
        <li key={note} className="border-l-2 border-accent bg-linen p-4">
          {note}
        </li>
      ))}
    </ul>
  )
}
