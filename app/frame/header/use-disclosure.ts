import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

// Long enough that a mouse on its way to something else opens nothing.
const openDelayMs = 300
const closeDelayMs = 240

/**
 * A panel that a button opens below it: by press or Enter, with `opensOnHover` also by resting the mouse on it. Esc closes
 * it and returns the focus; leaving it or navigating closes it. Spread `around` on the element that holds button and
 * panel, `button` on the button.
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
