import { useState } from 'react'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { saveFile } from '#app/ui/save-file.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { ownPasswordForm } from './account-forms.ts'

/** A button that asks for the password and downloads all data stored about the customer. */
export function DownloadData() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" className="noscript:hidden" onClick={() => setOpen(true)}>
        {accountsMessages.downloadData}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={accountsMessages.downloadData}>
        <DownloadForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function DownloadForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    ...ownPasswordForm,
    async submit({ password }) {
      const { myData } = await api.privacy.downloadMyData({ password })
      saveFile('my-data.json', JSON.stringify(myData, null, 2), 'application/json')
      onDone()
    },
  })
  return (
    <Form of={form} className="space-y-5">
      <p>{accountsMessages.downloadText}</p>
      <FormSummary of={form} />
      <FormField of={form} name="password" />
      <Button type="submit" busy={form.isBusy}>
        {accountsMessages.downloadData}
      </Button>
    </Form>
  )
}
