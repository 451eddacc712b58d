import * as z from 'zod/mini'
import type { Tx } from '#db/open-database.ts'
import { emails } from '#db/tables/emails.ts'
import { currentLocale, runInLocale } from '#messages/current-locale.ts'
import type { Shop } from '../context.ts'
import { type NewEmail, templateOf } from './email-templates.ts'

/**
 * Queues an email in the transaction of its cause; a job sends it after the commit. Returns the email's ID, or null if
 * this cause has already queued one.
 */
export async function queueEmail(shop: Pick<Shop, 'enqueue'>, tx: Tx, written: NewEmail): Promise<string | null> {
  const [id] = await queueEmails(shop, tx, [written])
  return id ?? null
}

/** The same for several emails; returns the IDs of those that were queued. */
export async function queueEmails(
  shop: Pick<Shop, 'enqueue'>,
  tx: Tx,
  written: readonly NewEmail[],
): Promise<string[]> {
  const made = await tx
    .insert(emails)
    .values(written.map(toRow))
    .onConflictDoNothing({ target: emails.cause })
    .returning({ id: emails.id, kind: emails.kind })
  for (const name of ['sendEmail', 'sendEmailInOrder'] as const) {
    const payload = made.flatMap(({ id, kind }) => (jobOf(kind) === name ? [{ emailId: id }] : []))
    if (payload.length > 0) await shop.enqueue(tx, name, ...payload)
  }
  return made.map(({ id }) => id)
}

function toRow({ kind, cause, to, locale = currentLocale(), fields: payload }: NewEmail): typeof emails.$inferInsert {
  const template = templateOf(kind)
  const fields = z.parse(template.fields, payload)
  const subject = runInLocale(locale, () => oneLine(template.subject(fields)))
  return { kind, cause, toEmail: to, locale, subject, fields }
}

function jobOf(kind: string): 'sendEmail' | 'sendEmailInOrder' {
  return templateOf(kind).inOrder ? 'sendEmailInOrder' : 'sendEmail'
}

// A subject is a header: a line break in it would begin another one.
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim().slice(0, 200)
}
