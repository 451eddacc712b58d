import { api } from '#app/api.ts'
import type { StoredEmail } from '#contract/emails/calls.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'
import { type BulkAction, forGood } from '../table/bulk-action.ts'

/** What can be done with several emails at once. */
export function emailBulkActions(): BulkAction<StoredEmail>[] {
  return [
    {
      label: adminEmailsMessages.sendAgain,
      textFor: ({ length }) => adminEmailsMessages.sendAgainText(length),
      run: ({ id }) => forGood(api.emails.retryEmail({ id })),
    },
  ]
}
