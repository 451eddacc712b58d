import { X } from 'lucide'
import type { ReactNode } from 'react'
import { uiMessages } from '#messages/en-US/ui.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { Overlay } from './overlay.tsx'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
  /** Maximum width: a form, or content with an image beside it. */
  width?: 'form' | 'wide'
  /** The title is a label; the content has a heading of its own. */
  isTitleQuiet?: boolean
}

const widths = { form: 'max-w-form', wide: 'max-w-[46rem]' }

/** A modal dialog with a title and a close button. On phones it slides up from the bottom. */
export function Dialog({ open, onOpenChange, title, children, width = 'form', isTitleQuiet = false }: DialogProps) {
  return (
    <Overlay open={open} onOpenChange={onOpenChange} label={title} side="center">
      <div className="panel pointer-events-none flex h-full items-end justify-center sm:items-center sm:p-6">
        <div
          className={`pointer-events-auto flex max-h-[92dvh] w-full flex-col bg-paper shadow-lift ${widths[width]} sm:rounded-br-lens-small`}
        >
          <div className="flex items-center justify-between gap-4 px-6 pt-4 pb-2 sm:px-8 sm:pt-6">
            <h2 className={`min-w-0 wrap-anywhere ${isTitleQuiet ? 'text-small text-ink-soft' : 'display text-title'}`}>
              {title}
            </h2>
            <IconButton label={uiMessages.close} className="-mr-3 shrink-0" onClick={() => onOpenChange(false)}>
              <Icon of={X} size={22} />
            </IconButton>
          </div>
          <div className="overflow-y-auto overscroll-contain px-6 pb-8 sm:px-8">{children}</div>
        </div>
      </div>
    </Overlay>
  )
}
