import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '#db/open-database.ts'
import { mails } from '#db/tables/mails.ts'
import { reach } from '#failpoints/reach.ts'
import type { Shop } from '../context.ts'
import { type Jobs, jobRules } from '../jobs/job.ts'
import { templateOf } from './letters.ts'
import { renderMail } from './render-mail.ts'

type Mail = typeof mails.$inferSelect

/**
 * Hands a queued mail to the carrier; `noteSent` writes down elsewhere, in the same transaction, that it went out.
 * Refused mails are tried again by the queue and parked after the last try.
 */
export async function sendMail(
  shop: Shop,
  { mailId }: Jobs['sendMail'],
  noteSent: (tx: Tx, mail: Mail) => Promise<void>,
): Promise<void> {
  const [mail] = await shop.db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')))
    .returning()
  if (!mail) return

  try {
    await shop.mail.send(await renderMail(shop, mail))
  } catch (error) {
    return refused(shop, mail, error)
  }
  if (process.env.FAILPOINTS) await reach('mail.afterData')

  await shop.db.transaction(async (tx) => {
    const fields = shop.mail.name === 'outbox' ? mail.fields : withoutSecrets(mail)
    const [sent] = await tx
      .update(mails)
      .set({ state: 'sent', sentAt: sql`now()`, lastError: null, fields })
      .where(and(eq(mails.id, mail.id), eq(mails.state, 'queued')))
      .returning()
    if (sent) await noteSent(tx, sent)
  })
}

async function refused(shop: Shop, mail: Mail, error: unknown): Promise<void> {
  const isLast = mail.attempts > jobRules.sendMail.retryLimit
  await shop.db
    .update(mails)
    .set({ state: isLast ? 'parked' : 'queued', lastError: sentenceOf(error) })
    .where(and(eq(mails.id, mail.id), eq(mails.state, 'queued')))
  if (!isLast) throw error
  shop.log.error({ mailId: mail.id, kind: mail.kind }, 'A mail could not be sent and is parked.')
}

function sentenceOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}

// A link that lets somebody in must not lie in the books of the shop longer than it takes to send it.
function withoutSecrets(mail: Mail): unknown {
  const { secrets = [] } = templateOf(mail.kind)
  const fields = z.parse(z.record(z.string(), z.unknown()), mail.fields)
  return { ...fields, ...Object.fromEntries(secrets.map((secret) => [secret, '/'])) }
}
