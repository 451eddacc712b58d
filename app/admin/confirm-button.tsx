import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'
import { smallButton } from './small-control.ts'
import { useSaving } from './use-saving.ts'

interface QuestionProps {
  /** The label of the button, and of the one that confirms. */
  label: string
  /** The consequences. */
  children: ReactNode
  change: () => Promise<{ message: string }>
  /** Once it is done. */
  onDone: () => void | Promise<void>
}

interface ConfirmButtonProps extends QuestionProps {
  title: string
  /** Lower, for a row of a list. */
  isSmall?: boolean
}

/** A button that explains the consequences in a dialog and asks for confirmation. */
export function ConfirmButton({ title, isSmall = false, onDone, ...question }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [opened, setOpened] = useState(0)
  function open() {
    setOpened(opened + 1)
    setOpen(true)
  }
  async function finish() {
    setOpen(false)
    await onDone()
  }
  return (
    <>
      {isSmall ? (
        <button type="button" className={`${smallButton} noscript:hidden`} onClick={open}>
          {question.label}
        </button>
      ) : (
        <Button variant="secondary" className="noscript:hidden" onClick={open}>
          {question.label}
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} title={title}>
        <Question key={opened} {...question} onDone={finish} onKeep={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

// Another one for each opening, so that it opens without the last refusal.
function Question({ label, children, change, onDone, onKeep }: QuestionProps & { onKeep: () => void }) {
  const { isBusy, refusal, save } = useSaving()
  return (
    <div className="space-y-6">
      {children}
      {refusal && (
        <p role="alert" className="border-l-2 border-accent pl-4">
          {refusal.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={async () => (await save(change)) && (await onDone())}>
          {label}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {adminFormsMessages.cancel}
        </Button>
      </div>
    </div>
  )
}
