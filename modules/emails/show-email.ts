import type { Mail } from '#contract/emails/calls.ts'
import type { emails } from '#db/tables/emails.ts'

/** An email as the admin's list shows it. */
export function showEmail(mail: Omit<typeof emails.$inferSelect, 'fields'>): Mail {
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.toEmail,
    subject: mail.subject,
    state: mail.state,
    attempts: mail.attempts,
    lastError: mail.lastError,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  }
}
