import { useEffect, useRef } from 'react'

/**
 * A ref for an action on an order: when the action disappears with the focus in it, the focus moves to the order's
 * heading (`data-order-head`).
 */
export function useFocusOrder<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  useEffect(() => {
    const head = ref.current?.closest('[data-order]')?.querySelector<HTMLElement>('[data-order-head]')
    return () => {
      if (document.activeElement === document.body) head?.focus()
    }
  }, [])
  return ref
}
