import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { ownPasswordForm } from './account-forms.ts'

interface PasswordFormProps {
  text: string
  /** The words of the button. */
  action: string
  submit(password: string): Promise<void>
  /** Another button. */
  children?: ReactNode
}

/** Asks for the customer's own password before something that an open session does not prove the right to. */
export function PasswordForm({ text, action, submit, children }: PasswordFormProps) {
  const form = useForm({ ...ownPasswordForm, isQuiet: true, submit: ({ password }) => submit(password) })
  return (
    <Form of={form} className="space-y-5">
      <p>{text}</p>
      <FormSummary of={form} />
      <FormField of={form} name="password" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {action}
        </Button>
        {children}
      </div>
    </Form>
  )
}
