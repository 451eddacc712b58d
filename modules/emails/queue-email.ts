import * as z from 'zod/mini'
import type { Tx } from '#db/open-database.ts'
import { emails } from '#db/tables/emails.ts'
import type { Shop } from '../context.ts'
import { type NewEmail, templateOf } from './email-templates.ts'

/**
 * Writes an email into the transaction of its cause, to be sent by a job once that commits. Returns the email's id, or
 * null where this cause has written its email already.
 */
export async function queueEmail(shop: Pick<Shop, 'enqueue'>, tx: Tx, written: NewEmail): Promise<string | null> {
  const [id] = await queueEmails(shop, tx, [written])
  return id ?? null
}

/** The same for several emails of one cause; returns the ids of those that were not written before. */
export async function queueEmails(
  shop: Pick<Shop, 'enqueue'>,
  tx: Tx,
  written: readonly NewEmail[],
): Promise<string[]> {
  const made = await tx
    .insert(emails)
    .values(written.map(eemailOf))
    .onConflictDoNothing({ target: emails.cause })
    .returning({ id: emails.id, kind: emails.kind })
  for (const name of ['sendEmail', 'sendEmailInOrder'] as const) {
    const payload = made.flatMap(({ id, kind }) => (jobOf(kind) === name ? [{ emailId: id }] : []))
    if (payload.length > 0) await shop.enqueue(tx, name, ...payload)
  }
  return made.map(({ id }) => id)
}

function eemailOf({ kind, cause, to, fields: payload }: NewEmail): typeof emails.$inferInsert {
  const template = templateOf(kind)
  const fields = z.parse(template.fields, payload)
  return { kind, cause, toEmail: to, subject: oneLine(template.subject(fields)), fields }
}

function jobOf(kind: string): 'sendEmail' | 'sendEmailInOrder' {
  return templateOf(kind).inOrder ? 'sendEmailInOrder' : 'sendEmail'
}

// A subject is a header: a line break in it would begin another one.
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim().slice(0, 200)
}
