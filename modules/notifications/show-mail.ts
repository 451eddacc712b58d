import type { Mail } from '#contract/admin.ts'
import type { mails } from '#db/tables/mails.ts'

/** A mail as the admin's list shows it. */
export function showMail(mail: Omit<typeof mails.$inferSelect, 'fields'>): Mail {
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
