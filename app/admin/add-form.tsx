import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import type { FormFields } from '#contract/check-form.ts'

interface AddFormProps<F extends FormFields> {
  of: FormState<F>
  /** What is added: the name of the form and what its button says. */
  label: string
  variant?: 'primary' | 'secondary'
}

/** The few fields that something new starts with, below each other, and a button that adds it. */
export function AddForm<F extends FormFields>({ of: form, label, variant = 'primary' }: AddFormProps<F>) {
  const names: (keyof F & string)[] = Object.keys(form.fields)
  return (
    <Form of={form} label={label} className="grid max-w-form gap-4">
      <FormSummary of={form} />
      {names.map((name) => (
        <FormField key={name} of={form} name={name} />
      ))}
      <Button type="submit" variant={variant} busy={form.isBusy} className="justify-self-start">
        {label}
      </Button>
    </Form>
  )
}
