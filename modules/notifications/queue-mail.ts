import * as z from 'zod/mini'
import type { Tx } from '#db/open-database.ts'
import { mails } from '#db/tables/mails.ts'
import type { Shop } from '../context.ts'
import { templateOf, type Written } from './letters.ts'

/**
 * Writes a mail into the transaction of its cause, to be sent by a job once that commits. Answers the mail's id, or
 * null where this cause has written its mail already.
 */
export async function queueMail(shop: Pick<Shop, 'enqueue'>, tx: Tx, written: Written): Promise<string | null> {
  const [id] = await queueMails(shop, tx, [written])
  return id ?? null
}

/** The same for several mails of one cause; answers the ids of those that were not written before. */
export async function queueMails(shop: Pick<Shop, 'enqueue'>, tx: Tx, written: readonly Written[]): Promise<string[]> {
  const made = await tx
    .insert(mails)
    .values(written.map(mailOf))
    .onConflictDoNothing({ target: mails.cause })
    .returning({ id: mails.id, kind: mails.kind })
  for (const name of ['sendMail', 'sendMailInTurn'] as const) {
    const told = made.flatMap(({ id, kind }) => (jobOf(kind) === name ? [{ mailId: id }] : []))
    if (told.length > 0) await shop.enqueue(tx, name, ...told)
  }
  return made.map(({ id }) => id)
}

function mailOf({ kind, cause, to, fields: told }: Written): typeof mails.$inferInsert {
  const template = templateOf(kind)
  const fields = z.parse(template.fields, told)
  return { kind, cause, toEmail: to, subject: oneLine(template.subject(fields)), fields }
}

function jobOf(kind: string): 'sendMail' | 'sendMailInTurn' {
  return templateOf(kind).inTurn ? 'sendMailInTurn' : 'sendMail'
}

// A subject is a header: a line break in it would begin another one.
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim().slice(0, 200)
}
