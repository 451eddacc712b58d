import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { isTyping } from '../is-typing.ts'

/** Moves through the rows of a table with J, K and the arrow keys, and selects one with X; Enter opens its link. */
export function useRowKeys(table: RefObject<HTMLTableElement | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!table.current || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const rows = [...table.current.querySelectorAll<HTMLElement>('[data-row]')]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const step = stepOf(event.key, at >= 0)
    if (step !== 0) {
      const row = rows[Math.min(Math.max(at + step, 0), rows.length - 1)]
      const target = row?.querySelector('a') ?? row?.querySelector('input')
      target?.focus()
      row?.scrollIntoView({ block: 'nearest' })
      event.preventDefault()
    }
    if (event.key === 'x') rows[at]?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  })

  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

// The arrow keys scroll the page until a row has the focus.
function stepOf(key: string, isInRows: boolean): number {
  if (key === 'j' || (key === 'ArrowDown' && isInRows)) return 1
  if (key === 'k' || (key === 'ArrowUp' && isInRows)) return -1
  return 0
}
