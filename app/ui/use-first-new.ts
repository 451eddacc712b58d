import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * Hands the focus from what brings more of a list to the link of the first that came, when it was pressed by key; a
 * hand at the mouse has its eyes there already.
 */
export function useFirstNew() {
  const list = useRef<HTMLUListElement>(null)
  const asked = useRef<{ by: Element; known: Set<Element> } | null>(null)

  useEffect(() => {
    if (!asked.current || !list.current) return
    const { by, known } = asked.current
    const first = [...list.current.children].find((child) => !known.has(child))
    if (!first) return
    asked.current = null
    const focused = document.activeElement
    if (focused === by || focused?.matches('body, dialog')) first.querySelector('a')?.focus()
  })

  function noteMore({ currentTarget, detail }: MouseEvent) {
    // The click that a key makes counts no presses.
    asked.current = detail === 0 && list.current ? { by: currentTarget, known: new Set(list.current.children) } : null
  }

  return { list, noteMore }
}
