import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'

interface SaveStatusProps {
  isDirty: boolean
  isBusy: boolean
  /** The reply to the last save. */
  said: string
}

/** Says whether a form is saved or has unsaved changes. */
export function SaveStatus({ isDirty, isBusy, said }: SaveStatusProps) {
  return (
    <p role="status" className="text-small">
      {!isBusy && (isDirty ? adminFormsMessages.unsaved : said)}
    </p>
  )
}
