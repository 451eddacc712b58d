import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

interface ConfirmButtonProps {
  /** What stands on the button, and on the one that confirms. */
  label: string
  /** What is asked. */
  title: string
  /** What follows from it. */
  children: ReactNode
  isBusy: boolean
  /** Why it was refused, the last time. */
  refusal: string | null
  /** Answers whether it was done; the question goes away then. */
  onConfirm: () => Promise<boolean>
}

/** A button that asks once more and says what follows, before it does what it says. */
export function ConfirmButton({ label, title, children, isBusy, refusal, onConfirm }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" className="noscript:hidden" disabled={isBusy} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={title}>
        <div className="space-y-6">
          {children}
          {refusal && (
            <p role="alert" className="border-l-2 border-accent pl-4">
              {refusal}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button busy={isBusy} onClick={async () => (await onConfirm()) && setOpen(false)}>
              {label}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
