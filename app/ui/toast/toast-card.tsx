import { Check, CircleAlert, Info, X } from 'lucide'
import { useEffect, useState } from 'react'
import { uiMessages } from '#messages/en-US/ui.ts'
import { Icon } from '../icon.tsx'
import { SpinnerDots } from '../spinner-dots.tsx'
import { type ToastKind, type ToastNote, toast } from './toast.ts'

const icons: Record<ToastKind, React.ReactNode> = {
  error: <Icon of={CircleAlert} size={20} />,
  success: <Icon of={Check} size={20} />,
  info: <Icon of={Info} size={20} />,
  pending: <SpinnerDots isSilent />,
}

/** One toast; it stays while hovered or focused. */
export function ToastCard({ note }: { note: ToastNote }) {
  const [isHeld, setHeld] = useState(false)
  const { id, staysMs } = note

  useEffect(() => {
    if (isHeld || staysMs === null) return
    const timer = setTimeout(() => toast.dismiss(id), staysMs)
    return () => clearTimeout(timer)
  }, [id, staysMs, isHeld])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses it
    <div
      role={note.kind === 'error' ? 'alert' : undefined}
      className="pointer-events-auto flex max-w-[30rem] animate-arrive items-center gap-3 rounded-small border border-ink bg-ink py-1 pr-1 pl-4 text-small text-paper shadow-lift"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="shrink-0">{icons[note.kind]}</span>
      <p className="py-2.5">{note.message}</p>
      <button
        type="button"
        aria-label={uiMessages.dismiss}
        className="inline-flex size-11 shrink-0 items-center justify-center outline-offset-[-4px] focus-visible:outline-paper"
        onClick={() => toast.dismiss(id)}
      >
        <Icon of={X} size={18} />
      </button>
    </div>
  )
}
