import { api } from '#app/api.ts'
import { Form } from '#app/ui/form/form.tsx'
import { fieldId } from '#app/ui/form/form-state.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { adminInventoryMessages } from '#messages/en-US/admin/inventory.ts'
import { readUnits, writeUnits } from '../products/read-number.ts'

interface UnitsEntryProps {
  sheetId: string
  variantId: string
  units: number | null
  /** The label of the field: what the units are of. */
  label: string
  onSaved: () => void
}

/** The units of a variant in an open delivery or count: Enter goes to the next row, and leaving the field saves them. */
export function UnitsEntry({ sheetId, variantId, units, label, onSaved }: UnitsEntryProps) {
  const form = useForm({
    fields: {
      units: {
        label,
        missing: null,
        // Whatever is refused is about them.
        refusal: /./,
        rule: (typed) => (Number.isNaN(readUnits(typed)) ? adminInventoryMessages.unitsInvalid : null),
      },
    },
    initial: { units: writeUnits(units) },
    draft: `sheet:${sheetId}:${variantId}`,
    isQuiet: true,
    async submit({ units: typed }) {
      if (typed === form.begin.units) return
      const saved = await api.inventory.enterUnits({ sheetId, variantId, units: readUnits(typed) })
      form.rebase({ units: writeUnits(saved.units) }, { units: typed })
      onSaved()
    },
  })
  const id = fieldId(form.id, 'units')
  const error = form.errors.units
  return (
    <Form
      of={form}
      label={label}
      className="flex flex-col items-end max-sm:ml-2 max-sm:inline-flex"
      onEscape={() => form.reset()}
    >
      <input
        id={id}
        name="units"
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={form.values.units}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        className="min-h-11 w-20 rounded-small border border-line-strong bg-chalk px-2 text-end text-base tabular-nums hover:border-ink focus:border-ink aria-invalid:border-accent lg:min-h-8 lg:text-small"
        onChange={({ currentTarget }) => form.set({ units: currentTarget.value })}
        onKeyDown={(event) => event.key === 'Enter' && goToNext(event.currentTarget)}
        onBlur={({ currentTarget }) => form.isDirty && currentTarget.form?.requestSubmit()}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 max-w-64 text-small text-balance text-accent">
          {error}
        </p>
      )}
    </Form>
  )
}

/** Moves the focus to the field of the next row. */
function goToNext(field: HTMLInputElement): void {
  const fields = [...(field.closest('table')?.querySelectorAll<HTMLInputElement>('input[name=units]') ?? [])]
  const next = fields[fields.indexOf(field) + 1]
  next?.focus()
  next?.select()
}
