import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { emails } from '#db/tables/emails.ts'
import type { Shop } from '../context.ts'
import type { EmailTemplateName } from './email-templates.ts'
import { isLastEmail } from './retained-emails.ts'

/** Deletes the last emails to deleted accounts once they are sent. */
export async function sweepLastEmails({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.delete(emails).where(and(isLastEmail, eq(emails.state, 'sent')))
}

/** What an account alone causes, always to its own address. */
export const accountKinds: readonly EmailTemplateName[] = [
  'welcome',
  'account-exists',
  'address-changing',
  'reset-password',
  'password-changed',
  'second-factor',
  'staff-role',
]

/** Emails caused by the newsletter, and by the requests of an address, whether or not it has an account. */
export const newsletterKinds: readonly EmailTemplateName[] = [
  'newsletter-confirm',
  'newsletter-welcome',
  'unsubscribe-link',
]
export const addressKinds: readonly EmailTemplateName[] = [...newsletterKinds, 'back-in-stock']

interface Which {
  /** An address whose emails are deleted: all of them, or some kinds. */
  to?: string | undefined
  kinds?: readonly EmailTemplateName[] | undefined
  /** What else is deleted, whomever it went to. */
  orderIds: readonly string[]
  orderNumbers: readonly string[]
  messageIds: readonly string[]
}

/**
 * Deletes emails to an address, if one is given, and those about some orders and messages; queued ones are still sent, and
 * deleted afterwards.
 */
export async function deleteEmails(tx: Tx, which: Which): Promise<void> {
  const { to, kinds } = which
  const isAbout = (field: string, values: readonly string[]): SQL | undefined =>
    values.length > 0 ? inArray(sql`${emails.fields} ->> ${field}::text`, [...values]) : undefined
  const isTheirs = or(
    to === undefined
      ? undefined
      : and(sql`lower(${emails.toEmail}) = lower(${to})`, kinds && inArray(emails.kind, [...kinds])),
    isAbout('orderId', which.orderIds),
    isAbout('orderNumber', which.orderNumbers),
    isAbout('messageId', which.messageIds),
  )
  if (!isTheirs) return
  await tx.delete(emails).where(and(isTheirs, ne(emails.state, 'queued')))
  await tx.update(emails).set({ isLast: true }).where(isTheirs)
}
