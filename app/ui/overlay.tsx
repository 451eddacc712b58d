import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { recordOpener, returnFocus } from './return-focus.ts'
import { Toaster } from './toast/toaster.tsx'
import { useLingering } from './use-lingering.ts'

export interface OverlayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Its accessible name. */
  label: string
  side: 'center' | 'left' | 'right' | 'top'
  children: ReactNode
}

const closingMs = 300

/**
 * The browser's modal dialog: the rest is inert, Esc closes it, the focus returns. The element with `data-autofocus` gets
 * the focus first, else the dialog. A press outside the panel or a navigation closes it. `children`, mounted while it is
 * open, should be one element with the class `panel`.
 */
export function Overlay({ open, onOpenChange, label, side, children }: OverlayProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const isThere = useLingering(open, closingMs)
  const { pathname } = useLocation()
  const openedAt = useRef('')
  const leave = useEffectEvent(() => {
    if (open && pathname !== openedAt.current) onOpenChange(false)
  })

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || open === dialog.open) return
    if (!open) {
      dialog.close()
      return returnFocus(dialog)
    }
    // Not the rendered page: opened right after a navigation, the dialog belongs to the page about to be rendered.
    openedAt.current = window.location.pathname
    recordOpener(dialog)
    const root = document.documentElement
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
    first.focus()
  }, [open])

  // biome-ignore lint/correctness/useExhaustiveDependencies: It runs after a navigation.
  useEffect(() => leave(), [pathname])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it
    <dialog
      ref={ref}
      tabIndex={-1}
      className="overlay"
      data-side={side}
      aria-label={label}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onOpenChange(false)
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && open) onOpenChange(false)
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) onOpenChange(false)
      }}
    >
      {isThere && children}
      {isThere && <Toaster />}
    </dialog>
  )
}
