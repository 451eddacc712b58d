import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField as Field } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import type { FormField, FormFields } from '#contract/check-form.ts'
import { adminSecurityMessages as said } from '#messages/en-US/admin/security.ts'

interface PasswordFormProps {
  /** The button, which also names the form. */
  label: string
  submit: (currentPassword: string) => Promise<void>
}

/** The field of the current password. */
export function passwordField(): FormField {
  return {
    label: said.password,
    control: 'password',
    autoComplete: 'current-password',
    missing: said.passwordMissing,
    refusal: /password/,
  }
}

/** A change of the own login, which needs the password: an open session does not prove who sits there. */
export function PasswordForm({ label, submit }: PasswordFormProps) {
  const form = useForm({
    fields: { password: passwordField() } satisfies FormFields,
    async submit({ password }) {
      await submit(password)
      form.reset({ password: '' })
    },
  })
  return (
    <Form of={form} label={label} className="grid gap-5">
      <FormSummary of={form} />
      <Field of={form} name="password" data-autofocus />
      <Button type="submit" busy={form.isBusy}>
        {label}
      </Button>
    </Form>
  )
}
