import { type ReactNode, useEffect, useState } from 'react'
import { type Blocker, useBlocker, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { UnsentContext } from '#app/ui/form/use-unsent.ts'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'

/** Asks for confirmation before text typed in a form is lost, by navigation or by closing the page. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [unsent] = useState(() => new Set<string>())
  const { pathname } = useLocation()
  // Asked once more when the next page is shown already and this one's effects have not ended yet.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsent.size > 0 && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsent.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsent])
  return (
    <UnsentContext value={unsent}>
      {children}
      <LeaveDialog blocker={blocker} />
    </UnsentContext>
  )
}

function LeaveDialog({ blocker }: { blocker: Blocker }) {
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title={adminFormsMessages.leaveTitle}
    >
      <p className="mb-6">{adminFormsMessages.leaveText}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset?.()}>{adminFormsMessages.stay}</Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          {adminFormsMessages.leave}
        </Button>
      </div>
    </Dialog>
  )
}
