import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { ButtonVariant } from '#app/ui/button-class.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'

interface DefaultsButtonProps {
  label: string
  /** Names what is reset: a group of settings, a page, an email. */
  question: string
  variant?: ButtonVariant
  isBusy?: boolean
  /** What the button says, if more than `label` to screen readers. */
  children?: ReactNode
  onConfirm: () => void
}

/** Resets all that is saved together to its defaults, after a question: the shop shows it at once. Without JavaScript it is sent. */
export function DefaultsButton({
  label,
  question,
  variant = 'quiet',
  isBusy,
  children,
  onConfirm,
}: DefaultsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        type="submit"
        name="intent"
        value="reset"
        variant={variant}
        aria-disabled={isBusy}
        onClick={(event) => {
          event.preventDefault()
          if (!isBusy) setOpen(true)
        }}
      >
        {children ?? label}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={question}>
        <p className="mb-6">{adminSettingsMessages.defaultsText}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              setOpen(false)
              onConfirm()
            }}
          >
            {label}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {adminFormsMessages.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
