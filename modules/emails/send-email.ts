import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { emails } from '#db/tables/emails.ts'
import { reach } from '#failpoints/reach.ts'
import type { Shop } from '../context.ts'
import { createBatcher } from '../create-batcher.ts'
import { type Jobs, jobRules } from '../jobs/job.ts'
import { templateOf } from './email-templates.ts'
import { renderEmail } from './render-email.ts'

type Mail = typeof emails.$inferSelect

/** Records sent emails elsewhere in the same transaction. */
export type RecordSent = (tx: Tx, sent: readonly Mail[]) => Promise<void>

/**
 * Sends a queued email if SMTP is configured and calls `recordSent`. The queue retries failed emails and parks them after
 * the last attempt. Concurrent emails are fetched and marked as sent in batches.
 */
export async function sendEmail(shop: Shop, { emailId }: Jobs['sendEmail'], recordSent: RecordSent): Promise<void> {
  const mail = await takeUp(shop.db, emailId)
  if (!mail) return

  try {
    if (shop.mail.name === 'smtp') await shop.mail.send(await renderEmail(shop, mail))
  } catch (error) {
    return refused(shop, mail, error)
  }
  if (process.env.FAILPOINTS) await reach('mail.afterData')

  const forgotten = shop.mail.name === 'outbox' ? {} : secretsOf(mail)
  await keepSent(shop.db, { emailId: mail.id, forgotten, recordSent })
}

const takeUp = createBatcher(async (db: Db, emailIds: readonly string[]) => {
  const taken = await db
    .update(emails)
    .set({ attempts: sql`${emails.attempts} + 1` })
    .where(and(inArray(emails.id, [...emailIds]), eq(emails.state, 'queued')))
    .returning()
  return new Map(taken.map((mail) => [mail.id, mail]))
})

interface Sent {
  emailId: string
  forgotten: Record<string, string>
  recordSent: RecordSent
}

const keepSent = createBatcher(async (db: Db, lot: readonly Sent[]) => {
  const ids = sql.param(lot.map(({ emailId }) => emailId))
  const forgotten = sql.param(lot.map((each) => JSON.stringify(each.forgotten)))
  await db.transaction(async (tx) => {
    const kept = await tx
      .update(emails)
      .set({ state: 'sent', sentAt: sql`now()`, lastError: null, fields: sql`${emails.fields} || w.forgotten` })
      .from(sql`unnest(${ids}::uuid[], ${forgotten}::jsonb[]) as w(id, forgotten)`)
      .where(and(sql`${emails.id} = w.id`, eq(emails.state, 'queued')))
      .returning(getTableColumns(emails))
    for (const recordSent of new Set(lot.map((each) => each.recordSent))) {
      const noted = new Set(lot.flatMap((each) => (each.recordSent === recordSent ? each.emailId : [])))
      await recordSent(
        tx,
        kept.filter(({ id }) => noted.has(id)),
      )
    }
  })
})

async function refused(shop: Shop, mail: Mail, error: unknown): Promise<void> {
  const isLast = mail.attempts > jobRules.sendEmail.retryLimit
  await shop.db
    .update(emails)
    .set({ state: isLast ? 'parked' : 'queued', lastError: sentenceOf(error) })
    .where(and(eq(emails.id, mail.id), eq(emails.state, 'queued')))
  if (!isLast) throw error
  shop.log.error({ emailId: mail.id, kind: mail.kind }, 'A mail could not be sent and is parked.')
}

function sentenceOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}

// A link that lets someone in must not lie in the books of the shop longer than it takes to send it.
function secretsOf(mail: Mail): Record<string, string> {
  const { secrets = [] } = templateOf(mail.kind)
  return Object.fromEntries(secrets.map((secret) => [secret, '/']))
}
