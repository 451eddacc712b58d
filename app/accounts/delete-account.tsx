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
import { deleteAccountForm } from './account-forms.ts'

interface DeleteAccountProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Explains what is deleted and what remains, asks for the password, deletes the account and goes home. */
export function DeleteAccount({ open, onOpenChange }: DeleteAccountProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Delete my account?">
      <DeleteForm onKeep={() => onOpenChange(false)} />
    </Dialog>
  )
}

function DeleteForm({ onKeep }: { onKeep: () => void }) {
  const navigate = useNavigate()
  const form = useForm({
    ...deleteAccountForm,
    async submit({ password }) {
      const { message } = await api.privacy.deleteMyAccount({ password })
      toast.success(`${message} We have sent you a mail that says so.`)
      drafts.forgetAll()
      await forgetCustomer()
      await navigate('/', { replace: true })
    },
  })
  return (
    <Form of={form} className="space-y-5">
      <p>
        Your details, your wishlist, your messages and your newsletter go, and you are logged out everywhere. Your
        orders stay in our books without your name and address, your reviews without your name. This cannot be undone.
      </p>
      <FormSummary of={form} />
      <FormField of={form} name="password" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          Delete my account
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </Form>
  )
}
