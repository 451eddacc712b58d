import { useEffect, useRef } from 'react'

/**
 * As the `ref` of what an order can be asked for: when that goes away because it is done, and the focus with it, the keyboard
 * goes on at the order's head (`data-order-head`).
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
