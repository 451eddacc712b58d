import type { Saved } from './save-settings.ts'

interface SaveStatusProps {
  isDirty: boolean
  isBusy: boolean
  /** The reply to the last save; null while one is running. */
  reply: Saved | null
}

/** Says whether a form is saved, was refused, or has unsaved changes. */
export function SaveStatus({ isDirty, isBusy, reply }: SaveStatusProps) {
  const hasNews = reply !== null && reply.message !== '' && !(reply.isDone && isDirty)
  return (
    <p role="status" className="text-small">
      {hasNews && <span className={reply.isDone ? '' : 'text-accent'}>{reply.message}</span>}
      {!hasNews && isDirty && !isBusy && 'Unsaved changes.'}
    </p>
  )
}
