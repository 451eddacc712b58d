import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'

interface UndoButtonProps {
  onUndo: () => void
  /** What is undone, for screen readers. */
  children?: ReactNode
}

/** Disappears with the changes it undoes, so the focus moves to the button before it. */
export function UndoButton({ onUndo, children }: UndoButtonProps) {
  return (
    <Button
      variant="quiet"
      className="noscript:hidden"
      onClick={({ currentTarget: { previousElementSibling: before } }) => {
        if (before instanceof HTMLElement) before.focus()
        onUndo()
      }}
    >
      {adminFormsMessages.undo}
      {children}
    </Button>
  )
}
