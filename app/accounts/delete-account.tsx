import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { forgetCustomer } from '#app/state/forget-customer.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import { isRefused } from './check-entered.ts'
import { FormMessage } from './form-message.tsx'
import { PasswordField } from './password-field.tsx'
import { anyText } from './rules.ts'
import { useCheckedForm } from './use-checked-form.ts'

interface DeleteAccountProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Says what goes and what stays, asks for the password, then deletes the account and goes home. */
export function DeleteAccount({ open, onOpenChange }: DeleteAccountProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Delete my account?">
      <PasswordForm onKeep={() => onOpenChange(false)} />
    </Dialog>
  )
}

function PasswordForm({ onKeep }: { onKeep: () => void }) {
  const navigate = useNavigate()
  const { form, field, sentence, isBusy } = useCheckedForm({
    rules: { password: anyText },
    missing: 'Please enter your password.',
    isRefusal: isRefused,
    async send({ password = '' }) {
      const { message } = await api.privacy.deleteMyAccount({ password })
      toast.success(`${message} We have sent you a mail that says so.`)
      await forgetCustomer()
      await navigate('/', { replace: true })
    },
  })
  return (
    <form {...form} className="space-y-5">
      <p>
        Your details, your wishlist, your messages and your newsletter go, and you are logged out everywhere. Your
        orders stay in our books without your name and address, your reviews without your name. This cannot be undone.
      </p>
      <FormMessage sentence={sentence} />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          Delete my account
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </form>
  )
}
