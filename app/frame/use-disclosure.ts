import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

const openDelayMs = 120
const closeDelayMs = 240

/**
 * Something that a button opens below itself: by a press or Enter, with `opensOnHover` also by a mouse that rests on it.
 * Esc closes and gives the focus back; so do leaving it and going to another page. `around` goes on the element that
 * holds both button and panel, `button` on the button.
 */
export function useDisclosure({ opensOnHover = false } = {}) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = useLocation()

  const [openedAt, setOpenedAt] = useState(key)
  if (openedAt !== key) {
    setOpenedAt(key)
    setOpen(false)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  function soon(open: boolean, delayMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(open), delayMs)
  }

  function toggle() {
    clearTimeout(timer.current)
    setOpen((open) => !open)
  }

  const hover = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && soon(true, openDelayMs),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && soon(false, closeDelayMs),
  }

  const around = {
    ...(opensOnHover && hover),
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) soon(false, 0)
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !isOpen) return
      clearTimeout(timer.current)
      setOpen(false)
      button.current?.focus()
    },
  }

  return { isOpen, around, button: { ref: button, 'aria-expanded': isOpen, onClick: toggle } }
}
