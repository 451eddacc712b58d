import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { drafts } from '#app/state/drafts.ts'
import { forgetCustomer } from '#app/state/forget-customer.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { PasswordForm } from './password-form.tsx'

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
  async function remove(password: string) {
    const { message } = await api.privacy.deleteMyAccount({ password })
    toast.success(accountsMessages.deleted(message))
    drafts.forgetAll()
    await forgetCustomer()
    await navigate('/', { replace: true })
  }
  return (
    <PasswordForm text={accountsMessages.deleteText} action={accountsMessages.deleteAccount} submit={remove}>
      <Button variant="quiet" onClick={onKeep}>
        {accountsMessages.keepAccount}
      </Button>
    </PasswordForm>
  )
}
