import { Check, CircleAlert } from 'lucide'
import { uiMessages } from '#messages/en-US/ui.ts'
import { Icon } from './icon.tsx'
import { SpinnerDots } from './spinner-dots.tsx'

interface StatusDisplayProps {
  message: string | null | undefined
  /** Whether it tells of a failure; otherwise it confirms. */
  isError?: boolean
}

/** A full-screen spinner for 'Please wait...', else the message in a box, else nothing. */
export function StatusDisplay({ message, isError = false }: StatusDisplayProps) {
  if (!message) return null
  if (message === uiMessages.wait) {
    return (
      <div role="status" className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-4 bg-paper/85">
        <span className="scale-150">
          <SpinnerDots isSilent />
        </span>
        <p>{uiMessages.wait}</p>
      </div>
    )
  }
  return (
    <p role="status" className="flex items-start gap-3 border-y border-line py-4">
      <Icon
        of={isError ? CircleAlert : Check}
        size={20}
        className={`mt-0.5 shrink-0 ${isError ? 'text-accent' : ''}`}
      />
      {message}
    </p>
  )
}
