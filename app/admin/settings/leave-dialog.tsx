import type { Blocker } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'

/** Asks for confirmation before unsaved changes are lost. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title={adminSettingsMessages.leaveTitle}
    >
      <p className="mb-6">{adminSettingsMessages.leaveText}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset?.()}>{adminSettingsMessages.stay}</Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          {adminSettingsMessages.leave}
        </Button>
      </div>
    </Dialog>
  )
}
