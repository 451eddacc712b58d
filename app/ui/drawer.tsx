import { X } from 'lucide'
import type { ReactNode } from 'react'
import { uiMessages } from '#messages/en-US/ui.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { Overlay } from './overlay.tsx'

interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
  side?: 'left' | 'right'
  /** A footer that stays while the rest scrolls. */
  footer?: ReactNode
}

const places = { left: 'mr-auto', right: 'ml-auto' }

/** A full-height panel from the side. */
export function Drawer({ open, onOpenChange, title, children, side = 'right', footer }: DrawerProps) {
  return (
    <Overlay open={open} onOpenChange={onOpenChange} label={title} side={side}>
      <div
        className={`panel drawer flex h-full w-full max-w-[28rem] flex-col overflow-y-auto bg-paper shadow-lift ${places[side]}`}
      >
        <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-6">
          <h2 className="display text-title">{title}</h2>
          <IconButton label={uiMessages.close} onClick={() => onOpenChange(false)}>
            <Icon of={X} size={22} />
          </IconButton>
        </div>
        {/* Above a tall footer on a short screen all of it scrolls. */}
        <div className="min-h-36 flex-1 overflow-y-auto overscroll-contain px-6 py-5">{children}</div>
        {footer && <div className="border-t border-line px-6 py-5">{footer}</div>}
      </div>
    </Overlay>
  )
}
