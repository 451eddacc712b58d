import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import type { OwnCategory } from '#contract/categories/calls.ts'
import type { FormFields, FormValues } from '#contract/check-form.ts'
import type { OwnChart } from '#contract/size-charts/calls.ts'
import { adminSizeChartsMessages } from '#messages/en-US/admin/size-charts.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { SaveButtons } from '../save-buttons.tsx'
import { type chartFormFields, valuesOfChart } from './chart-fields.ts'
import { ColumnList } from './column-list.tsx'
import { PlaceList } from './place-list.tsx'
import { RowGrid } from './row-grid.tsx'

export type ChartForm = FormState<ReturnType<typeof chartFormFields>>

interface ChartFormProps {
  sizeChart: OwnChart
  form: ChartForm
  categories: readonly OwnCategory[]
}

/** Everything of a size chart; on a conflict it tells what another admin has saved. */
export function ChartForm({ sizeChart, form, categories }: ChartFormProps) {
  const isStale = form.stale.length > 0
  const theirs = valuesOfChart(sizeChart)
  return (
    <>
      {isStale && (
        <ConflictNote
          title={adminSizeChartsMessages.conflict}
          changes={form.stale.map((name) => <li key={name}>{sayChange(form, name, theirs)}</li>)}
          of={form}
          theirs={theirs}
        />
      )}
      <Form of={form} className="space-y-4">
        {!isStale && <FormSummary of={form} />}
        <div className="max-w-text space-y-4">
          <FormField of={form} name="title" />
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            <FormField of={form} name="system" />
            <FormField of={form} name="unit" />
          </div>
        </div>
        <ColumnList of={form} />
        <RowGrid of={form} />
        <div className="max-w-text space-y-4">
          <FormField of={form} name="hasBothUnits" />
          <FormField of={form} name="note" />
        </div>
        <PlaceList of={form} categories={categories} />
        <SaveButtons of={form} />
      </Form>
    </>
  )
}

function sayChange({ fields }: { fields: FormFields }, name: string, theirs: FormValues): string {
  const { label, control } = fields[name] ?? { label: name }
  const { isNow, hasChanged } = adminSizeChartsMessages
  return control === 'hidden' || control === 'checkbox' ? hasChanged(label) : isNow(label, theirs[name] ?? '')
}
