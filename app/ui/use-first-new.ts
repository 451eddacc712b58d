import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * Moves the focus from "Load more" to the first new item's link when it was pressed by key.
 */
export function useFirstNew<List extends HTMLElement = HTMLUListElement>() {
  const list = useRef<List>(null)
  const pressed = useRef<{ by: Element; known: Set<Element> } | null>(null)

  useEffect(() => {
    if (!pressed.current || !list.current) return
    const { by, known } = pressed.current
    const first = [...list.current.children].find((child) => !known.has(child))
    if (!first) return
    pressed.current = null
    const focused = document.activeElement
    if (focused === by || focused?.matches('body, dialog')) first.querySelector('a')?.focus()
  })

  function recordMore({ currentTarget, detail }: MouseEvent) {
    // A click made by a key has detail 0.
    pressed.current = detail === 0 && list.current ? { by: currentTarget, known: new Set(list.current.children) } : null
  }

  return { list, recordMore }
}
