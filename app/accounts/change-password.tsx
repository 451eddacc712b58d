import { useState } from 'react'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { changePasswordForm } from './account-forms.ts'

/** A button that opens the form to change the password. */
export function ChangePassword() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" className="ms-4 noscript:hidden" onClick={() => setOpen(true)}>
        {accountsMessages.changePassword}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={accountsMessages.changePassword}>
        <PasswordForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    ...changePasswordForm,
    isQuiet: true,
    async submit(typed) {
      const { message } = await api.accounts.changePassword(typed)
      toast.success(message)
      onDone()
    },
  })
  return (
    <Form of={form} className="space-y-5">
      <FormSummary of={form} />
      <FormField of={form} name="currentPassword" />
      <FormField of={form} name="password" />
      <FormField of={form} name="confirmPassword" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {accountsMessages.changePassword}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {accountsMessages.keepPassword}
        </Button>
      </div>
    </Form>
  )
}
