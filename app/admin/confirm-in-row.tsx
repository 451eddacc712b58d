import { useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import { focusWhenShown } from '#app/ui/focus-when-shown.ts'
import { UnsentContext } from '#app/ui/form/use-unsent.ts'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'
import { RowRefusal } from './row-refusal.tsx'
import { smallButton } from './small-control.ts'
import { useSaving } from './use-saving.ts'

interface ConfirmInRowProps {
  label: string
  /** What it is about, for screen readers. */
  of: string
  question: string
  act: () => Promise<{ message: string }>
  onDone?: () => void
  /** Where to go from the page of what is gone, with whatever was typed about it. */
  leadsTo?: string
}

/** A button in a row that asks for confirmation in place before it does what cannot be undone. */
export function ConfirmInRow({ label, of, question, act, onDone, leadsTo }: ConfirmInRowProps) {
  const unsent = useContext(UnsentContext)
  const navigate = useNavigate()
  const { isBusy, refusal, save } = useSaving()
  const [state, setState] = useState<'idle' | 'asking' | 'canceled'>('idle')

  async function confirm() {
    const done = await save(act)
    if (!done) return
    onDone?.()
    if (leadsTo === undefined) return
    unsent?.clear()
    await navigate(leadsTo)
  }

  if (state !== 'asking') {
    return (
      <button
        type="button"
        ref={state === 'canceled' ? focusWhenShown : undefined}
        className="link min-h-11 text-small"
        onClick={() => setState('asking')}
      >
        {label}
        <span className="sr-only"> {of}</span>
      </button>
    )
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <legend className="sr-only">
        {label} {of}
      </legend>
      <p className="text-small">{question}</p>
      <button type="button" ref={focusWhenShown} disabled={isBusy} className={smallButton} onClick={confirm}>
        {label}
      </button>
      <button type="button" className="link min-h-11 px-2 text-small" onClick={() => setState('canceled')}>
        {adminFormsMessages.keep}
      </button>
      <RowRefusal refusal={refusal} />
    </fieldset>
  )
}
