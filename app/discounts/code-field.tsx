import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { discountsMessages } from '#messages/en-US/discounts.ts'

const CodeForm = lazyPart(async () => (await import('./code-form.tsx')).CodeForm)

/** Opens the field for a code, whose form loads on demand. */
export function CodeField() {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  function close() {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="my-3">
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        className="link target text-small"
        onClick={() => void (isOpen ? setOpen(false) : CodeForm.load().then(setOpen))}
      >
        {discountsMessages.add}
      </button>
      <Suspense>{isOpen && <CodeForm onApplied={close} />}</Suspense>
    </div>
  )
}
