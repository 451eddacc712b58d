import { useEffect, useRef } from 'react'

/**
 * The dialog of a bar, and the bar itself, take the focus with them when they disappear: it goes to the bar, to the one that
 * undoes what was done, or to the content where they are gone too. Returns the ref of the bar.
 */
export function useKeptFocus(isShown: boolean, isRunning: boolean) {
  const bar = useRef<HTMLElement>(null)
  const before = useRef({ isShown, isRunning })
  useEffect(() => {
    const isGone = (before.current.isShown && !isShown) || (before.current.isRunning && !isRunning)
    before.current = { isShown, isRunning }
    if (!isGone || document.activeElement !== document.body) return
    const rest = bar.current ?? document.querySelector('[data-kept-focus]') ?? document.getElementById('content')
    if (rest instanceof HTMLElement) rest.focus({ preventScroll: true })
  }, [isShown, isRunning])
  return bar
}
