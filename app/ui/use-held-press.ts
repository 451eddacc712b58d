import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Holds the last press of a button inside an element whose code has not come yet, which React drops. Returns the ref of
 * the element, and the function that the code calls once it is there: it repeats the press.
 */
export function useHeldPress<E extends Element>(): [RefObject<E | null>, () => void] {
  const box = useRef<E>(null)
  const held = useRef<HTMLElement>(null)
  const listening = useRef<AbortController>(null)

  // Before a press from before hydration is repeated.
  useLayoutEffect(() => {
    const controller = new AbortController()
    const record = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null
      if (box.current?.contains(button)) held.current = button
    }
    // On the way down: React stops the event.
    window.addEventListener('click', record, { capture: true, signal: controller.signal })
    listening.current = controller
    return () => controller.abort()
  }, [])

  const release = useCallback(() => {
    listening.current?.abort()
    held.current?.click()
    held.current = null
  }, [])

  return [box, release]
}
