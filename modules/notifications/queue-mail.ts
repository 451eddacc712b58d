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
  const { kind, cause, to } = written
  const template = templateOf(kind)
  const fields = z.parse(template.fields, written.fields)
  const subject = oneLine(template.subject(fields))
  const [made] = await tx
    .insert(mails)
    .values({ kind, cause, toEmail: to, subject, fields })
    .onConflictDoNothing({ target: mails.cause })
    .returning({ id: mails.id })
  if (!made) return null
  await shop.enqueue(tx, template.inTurn ? 'sendMailInTurn' : 'sendMail', { mailId: made.id })
  return made.id
}

// A subject is a header: a line break in it would begin another one.
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim().slice(0, 200)
}
