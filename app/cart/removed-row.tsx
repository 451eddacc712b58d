import { useEffect, useRef } from 'react'
import { restoreLines } from '#app/state/cart-store.ts'
import { cartMessages } from '#messages/en-US/cart.ts'

/** Shown in place of removed lines, with "Undo"; it takes their focus. */
export function RemovedRow({ names }: { names: readonly string[] }) {
  const undo = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.tagName === 'DIALOG') undo.current?.focus()
  }, [])

  return (
    <li role="status" className="flex items-center justify-between gap-4 border-b border-line py-4 text-ink-soft">
      <span>{removedWords(names)}</span>
      <button ref={undo} type="button" className="link target font-medium text-ink" onClick={() => restoreLines()}>
        {cartMessages.undo}
      </button>
    </li>
  )
}

function removedWords([name = '', ...more]: readonly string[]): string {
  return more.length === 0 ? cartMessages.removed(name) : cartMessages.removedCount(more.length + 1)
}
