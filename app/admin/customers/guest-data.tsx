import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { saveFile } from '#app/ui/save-file.ts'
import { adminCustomersMessages as said } from '#messages/en-US/admin/customers.ts'
import { ConfirmButton } from '../confirm-button.tsx'
import { tableButton } from '../table/table-button.ts'
import { useSaving } from '../use-saving.ts'

/** Downloads or deletes what the shop stores about a guest who asks for it. */
export function GuestData({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  const { revalidate } = useRevalidator()
  const { isBusy, refusal, save } = useSaving()
  const download = () =>
    save(async () => {
      const { message, guestData } = await api.privacy.exportGuest({ email })
      saveFile(`guest-${email}.json`, JSON.stringify(guestData, null, 2), 'application/json')
      return { message }
    })
  async function finish() {
    setOpen(false)
    await revalidate()
  }
  return (
    <>
      <button
        type="button"
        className={`${tableButton} relative z-10 noscript:hidden`}
        aria-label={said.guestTitle(email)}
        onClick={() => setOpen(true)}
      >
        {said.columns.data}
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={said.guestTitle(email)}>
        <div className="space-y-6">
          <p>{said.guestText}</p>
          {refusal && (
            <p role="alert" className="border-l-2 border-accent pl-4">
              {refusal.message}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button busy={isBusy} onClick={download}>
              {said.downloadData}
            </Button>
            <ConfirmButton
              label={said.deleteGuest}
              title={said.deleteGuestTitle(email)}
              change={() => api.privacy.deleteGuest({ email })}
              onDone={finish}
            >
              <p>{said.deleteGuestText}</p>
            </ConfirmButton>
          </div>
        </div>
      </Dialog>
    </>
  )
}
