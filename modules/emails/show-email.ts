import type { StoredEmail } from '#contract/emails/calls.ts'
import type { emails } from '#db/tables/emails.ts'

/** An email as the admin's list shows it. */
export function showEmail(email: Omit<typeof emails.$inferSelect, 'fields' | 'words'>): StoredEmail {
  return {
    id: email.id,
    kind: email.kind,
    to: email.toEmail,
    subject: email.subject,
    state: email.state,
    attempts: email.attempts,
    lastError: email.lastError,
    createdAt: email.createdAt.toISOString(),
    sentAt: email.sentAt?.toISOString() ?? null,
  }
}
