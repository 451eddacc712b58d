import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { drafts } from '#app/state/drafts.ts'
import { forgetCustomer } from '#app/state/forget-customer.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { ownPasswordForm } from './account-forms.ts'

interface DeleteAccountProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Explains what is deleted and what remains, asks for the password, deletes the account and goes home. */
export function DeleteAccount({ open, onOpenChange }: DeleteAccountProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={accountsMessages.deleteTitle}>
      <DeleteForm onKeep={() => onOpenChange(false)} />
    </Dialog>
  )
}

function DeleteForm({ onKeep }: { onKeep: () => void }) {
  const navigate = useNavigate()
  const form = useForm({
    ...ownPasswordForm,
    async submit({ password }) {
      const { message } = await api.privacy.deleteMyAccount({ password })
      toast.success(accountsMessages.deleted(message))
      drafts.forgetAll()
      await forgetCustomer()
      await navigate('/', { replace: true })
    },
  })
  return (
    <Form of={form} className="space-y-5">
      <p>{accountsMessages.deleteText}</p>
      <FormSummary of={form} />
      <FormField of={form} name="password" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {accountsMessages.deleteAccount}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {accountsMessages.keepAccount}
        </Button>
      </div>
    </Form>
  )
}
