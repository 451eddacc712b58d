import { CheckboxField } from '#app/ui/form/checkbox-field.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { type FormState, fieldId } from '#app/ui/form/form-state.ts'
import { adminDiscountsMessages } from '#messages/en-US/admin/discounts.ts'
import type { Role } from './discount-fields.ts'

/** A category or a collection to choose. */
interface TargetChoice {
  id: string
  title: string
}
export type TargetChoices = Record<'categories' | 'collections', readonly TargetChoice[]>

/** The items that a discount is for, or that are got for them: a scope, and what of it. */
export function TargetFields({ of: form, part, choices }: { of: FormState; part: Role; choices: TargetChoices }) {
  const scope = form.values[`${part}.scope`]
  return (
    <>
      <FormField of={form} name={`${part}.scope`} />
      {(scope === 'categories' || scope === 'collections') && (
        <TargetBoxes of={form} name={`${part}.${scope}`} choices={choices[scope]} />
      )}
      {scope === 'products' && <FormField of={form} name={`${part}.products`} />}
    </>
  )
}

function TargetBoxes({ of: form, name, choices }: { of: FormState; name: string; choices: readonly TargetChoice[] }) {
  const chosen = (form.values[name] ?? '').split(',').filter(Boolean)
  const error = form.errors[name]
  const errorId = `${fieldId(form.id, name)}-error`
  const toggle = (id: string) =>
    form.set({ [name]: (chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]).join(',') })
  return (
    <fieldset
      id={fieldId(form.id, name)}
      tabIndex={-1}
      aria-describedby={error && errorId}
      className="border-l-2 border-line pl-4"
    >
      <legend className="sr-only">{form.fields[name]?.label}</legend>
      <FormField of={form} name={name} />
      {choices.length === 0 && <p className="text-small text-ink-soft">{adminDiscountsMessages.noneToChoose}</p>}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {choices.map(({ id, title }) => (
          <CheckboxField key={id} label={title} checked={chosen.includes(id)} onChange={() => toggle(id)} />
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-small text-accent">
          {error}
        </p>
      )}
    </fieldset>
  )
}
