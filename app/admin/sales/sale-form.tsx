import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import type { OwnSale } from '#contract/sales/calls.ts'
import { adminScheduledSalesMessages } from '#messages/en-US/admin/scheduled-sales.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { SaveButtons } from '../save-buttons.tsx'
import { namesOf, type saleFormFields, valuesOfSale } from './sale-fields.ts'

export interface CollectionChoice {
  collectionId: string
  title: string
}

interface SaleFormProps {
  form: FormState<ReturnType<typeof saleFormFields>>
  collections: readonly CollectionChoice[]
  /** None while it is not scheduled yet. */
  sale?: OwnSale
}

/** What an owner sets of a sale; on a conflict it tells what another admin has saved. */
export function SaleForm({ form, collections, sale }: SaleFormProps) {
  const isStale = form.stale.length > 0
  const names = namesOf(form.values, sale?.state === 'running')
  const choices = [
    { value: '', label: adminScheduledSalesMessages.noCollection },
    ...collections.map(({ collectionId, title }) => ({ value: collectionId, label: title })),
  ]
  return (
    <>
      {isStale && sale && <SaleConflict form={form} sale={sale} />}
      <Form of={form} className="max-w-text space-y-4">
        {!isStale && <FormSummary of={form} />}
        {names.map((name) => (
          <FormField key={name} of={form} name={name} {...(name === 'collectionId' && { options: choices })} />
        ))}
        <p className="text-small text-ink-soft">{adminScheduledSalesMessages.overlap}</p>
        <SaveButtons of={form} newLabel={sale ? null : adminScheduledSalesMessages.schedule} className="pt-2" />
      </Form>
    </>
  )
}

function SaleConflict({ form, sale }: Pick<SaleFormProps, 'form'> & { sale: OwnSale }) {
  const theirs = valuesOfSale(sale)
  const names = (Object.keys(theirs) as (keyof typeof theirs)[]).filter((name) => form.stale.includes(name))
  return (
    <ConflictNote
      title={adminScheduledSalesMessages.conflict}
      changes={names.map((name) => (
        <li key={name}>{adminScheduledSalesMessages.isNow(form.fields[name].label, theirs[name])}</li>
      ))}
      of={form}
      theirs={theirs}
    />
  )
}
