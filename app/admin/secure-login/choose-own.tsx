import { changePasswordForm } from '#app/accounts/account-forms.ts'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { adminSecureLoginMessages as said } from '#messages/en-US/admin/secure-login.ts'

interface ChooseOwnProps {
  email: string
  onDone: () => void | Promise<void>
}

/** Replaces the password that the shop made by one of their own. */
export function ChooseOwn({ email, onDone }: ChooseOwnProps) {
  const { currentPassword, ...others } = changePasswordForm.fields
  const form = useForm({
    ...changePasswordForm,
    fields: { currentPassword: { ...currentPassword, label: said.printed }, ...others },
    async submit(typed) {
      const { message } = await api.accounts.changePassword(typed)
      toast.success(message)
      await onDone()
    },
  })
  return (
    <>
      <p className="mb-6">{said.generated}</p>
      <Form of={form} label={said.title} className="grid gap-5">
        <FormSummary of={form} />
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <FormField of={form} name="currentPassword" />
        <FormField of={form} name="password" />
        <FormField of={form} name="confirmPassword" />
        <Button type="submit" busy={form.isBusy}>
          {said.choose}
        </Button>
      </Form>
    </>
  )
}
