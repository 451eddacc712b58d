import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { smallButton } from '../small-control.ts'

interface DialogButtonProps {
  label: string
  /** The label for screen readers, where there are several alike. */
  fullLabel?: string
  title: string
  /** Lower, for a row of a list. */
  isSmall?: boolean
  /** The form of the dialog, which closes it when it is done. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a form in a dialog. */
export function DialogButton({ label, fullLabel, title, isSmall = false, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isSmall ? (
        <button
          type="button"
          aria-label={fullLabel}
          className={`${smallButton} noscript:hidden`}
          onClick={() => setOpen(true)}
        >
          {label}
        </button>
      ) : (
        <Button variant="secondary" className="noscript:hidden" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} title={title}>
        {children(() => setOpen(false))}
      </Dialog>
    </>
  )
}
