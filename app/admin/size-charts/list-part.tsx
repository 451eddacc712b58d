import { CircleAlert, Trash2 } from 'lucide'
import { type ReactNode, useId } from 'react'
import { fieldId } from '#app/ui/form/form-state.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { ListName } from './chart-fields.ts'
import type { ChartForm } from './chart-form.tsx'

interface ListPartProps {
  of: ChartForm
  name: ListName
  lead: string
  children: ReactNode
}

/** A part of the form whose value is a list: its heading, its error and its controls. */
export function ListPart({ of: form, name, lead, children }: ListPartProps) {
  const heading = useId()
  const error = form.errors[name]
  return (
    <section aria-labelledby={heading} className="pt-6">
      <h2 id={heading} className="display text-lead">
        {form.fields[name].label}
      </h2>
      <p className="mb-4 max-w-text text-small text-ink-soft">{lead}</p>
      <input type="hidden" name={name} value={form.values[name]} />
      {error && (
        <p id={fieldId(form.id, name)} tabIndex={-1} className="mb-3 flex items-start gap-1.5 text-small text-accent">
          <Icon of={CircleAlert} size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {children}
    </section>
  )
}

/** Removes an entry of a list. */
export function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <IconButton label={label} onClick={onPress}>
      <Icon of={Trash2} size={18} />
    </IconButton>
  )
}
