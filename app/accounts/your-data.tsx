import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'

/** Downloads a customer's data and deletes the account. */
export function YourData() {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <section aria-labelledby="your-data" className="border-t border-ink pt-6">
      <h2 id="your-data" className="display mb-3 text-title">
        {accountsMessages.yourData}
      </h2>
      <p className="mb-6 text-ink-soft">{accountsMessages.yourDataLead}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <DownloadData />
        <Button variant="quiet" className="-mx-2 noscript:hidden" onClick={() => setLeaving(true)}>
          {accountsMessages.deleteAccount}
        </Button>
      </div>
      <DeleteAccount open={isLeaving} onOpenChange={setLeaving} />
    </section>
  )
}
