import { ArrowLeft } from 'lucide'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/form/checkbox-field.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { type ChartColumn, maxColumnName, maxColumns, sizeUnits } from '#contract/size-charts/chart-shape.ts'
import { adminSizeChartsMessages as m } from '#messages/en-US/admin/size-charts.ts'
import { readColumns, readRows, unitOptions } from './chart-fields.ts'
import type { ChartForm } from './chart-form.tsx'
import { ListPart, RemoveButton } from './list-part.tsx'

const newColumn: ChartColumn = { kind: 'measure', name: '', unit: sizeUnits[0], isOnButtons: false }

/** The columns of a chart; the cells below one that is moved or removed go with it. */
export function ColumnList({ of: form }: { of: ChartForm }) {
  const columns = readColumns(form.values)

  /** Arranges columns and cells by the former places of the columns. */
  function arrange(from: readonly number[]) {
    const rows = readRows(form.values).map(({ size, cells }) => ({ size, cells: from.map((at) => cells[at] ?? '') }))
    const arranged = from.map((at) => columns[at] ?? { ...newColumn, unit: columns.at(-1)?.unit || newColumn.unit })
    form.set({ columns: JSON.stringify(arranged), rows: JSON.stringify(rows) })
  }

  function change(place: number, changes: Partial<ChartColumn>) {
    const changed = columns.map((column, at) => {
      if (at === place) return { ...column, ...changes }
      return changes.isOnButtons ? { ...column, isOnButtons: false } : column
    })
    form.set({ columns: JSON.stringify(changed) })
  }

  const all = columns.map((_, at) => at)
  return (
    <ListPart of={form} name="columns" lead={m.columnsLead}>
      {columns.map((column, at) => (
        <ColumnFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={at}
          place={at + 1}
          column={column}
          onChange={(changes) => change(at, changes)}
          onMove={at > 0 ? () => arrange(all.toSpliced(at - 1, 2, at, at - 1)) : null}
          onRemove={() => arrange(all.toSpliced(at, 1))}
        />
      ))}
      {columns.length < maxColumns && (
        <Button variant="secondary" className="mt-4" onClick={() => arrange([...all, columns.length])}>
          {m.addColumn}
        </Button>
      )}
    </ListPart>
  )
}

interface ColumnFieldsProps {
  place: number
  column: ChartColumn
  onChange: (changes: Partial<ChartColumn>) => void
  onMove: (() => void) | null
  onRemove: () => void
}

function ColumnFields({ place, column, onChange, onMove, onRemove }: ColumnFieldsProps) {
  const isSystem = column.kind === 'system'
  return (
    <fieldset className="max-w-3xl border-t border-line py-3">
      <legend className="sr-only">{m.column(place)}</legend>
      <div className="flex items-center gap-2">
        <p aria-hidden className="grow text-small text-ink-soft">
          {m.column(place)}
        </p>
        {onMove && (
          <IconButton label={m.moveColumn(place)} onClick={onMove}>
            <Icon of={ArrowLeft} size={18} />
          </IconButton>
        )}
        <RemoveButton label={m.removeColumn(place)} onPress={onRemove} />
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <SelectField
          className="max-sm:col-span-2"
          name=""
          label={m.kind}
          value={column.kind}
          options={(['system', 'measure'] as const).map((value) => ({ value, label: m.kinds[value] }))}
          onChange={({ currentTarget }) => {
            const isNowSystem = currentTarget.value === 'system'
            onChange({
              kind: isNowSystem ? 'system' : 'measure',
              unit: isNowSystem ? '' : sizeUnits[0],
              isOnButtons: false,
            })
          }}
        />
        <Field
          name=""
          label={m.name}
          value={column.name}
          maxLength={maxColumnName}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        {!isSystem && (
          <SelectField
            name=""
            label={m.unitOfColumn}
            value={column.unit}
            options={unitOptions()}
            onChange={({ currentTarget }) =>
              onChange({ unit: sizeUnits.find((each) => each === currentTarget.value) ?? '' })
            }
          />
        )}
      </div>
      {isSystem && (
        <CheckboxField
          label={m.isOnButtons}
          checked={column.isOnButtons}
          onChange={({ currentTarget }) => onChange({ isOnButtons: currentTarget.checked })}
        />
      )}
    </fieldset>
  )
}
