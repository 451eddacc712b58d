import { useState } from 'react'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { saveFile } from '#app/ui/save-file.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { PasswordForm } from './password-form.tsx'

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
  async function download(password: string) {
    const { myData } = await api.privacy.downloadMyData({ password })
    saveFile('my-data.json', JSON.stringify(myData, null, 2), 'application/json')
    onDone()
  }
  return <PasswordForm text={accountsMessages.downloadText} action={accountsMessages.downloadData} submit={download} />
}
