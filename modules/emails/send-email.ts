import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { emails } from '#db/tables/emails.ts'
import { reach } from '#failpoints/reach.ts'
import type { Shop } from '../context.ts'
import { createBatcher } from '../create-batcher.ts'
import { type Jobs, jobRules } from '../jobs/job.ts'
import { renderEmail } from './render-email.ts'
import { unsealSecrets } from './sealed-secrets.ts'
import { secretsOf } from './without-secrets.ts'

type QueuedEmail = typeof emails.$inferSelect

/** Records sent emails elsewhere in the same transaction. */
export type RecordSent = (tx: Tx, sent: readonly QueuedEmail[]) => Promise<void>

/**
 * Sends a queued email and calls `recordSent`; without an email server it is marked as not sent. The queue retries failed emails and parks them after
 * the last attempt. Concurrent emails are fetched and marked as sent in batches.
 */
export async function sendEmail(shop: Shop, { emailId }: Jobs['sendEmail'], recordSent: RecordSent): Promise<void> {
  const email = await claimEmail(shop.db, emailId)
  if (!email) return

  if (shop.mailer.name === 'outbox') return markUnsent(shop.db, email.id)

  try {
    await shop.mailer.send(await renderEmail(shop, readable(shop, email)))
  } catch (error) {
    return refused(shop, email, error)
  }
  if (process.env.FAILPOINTS) await reach('email.afterData')

  // A login link must not stay in the database longer than it takes to send the email.
  await markSent(shop.db, { emailId: email.id, clearedSecrets: secretsOf(email), recordSent })
}

// A link that leads nowhere would be worse than no email.
function readable(shop: Shop, email: QueuedEmail): QueuedEmail {
  const fields = unsealSecrets(shop, email)
  if (fields === null) throw new Error('Its secrets cannot be read with the key of this shop.')
  return { ...email, fields }
}

const markUnsent = createBatcher(async (db: Db, emailIds: readonly string[]) => {
  await db
    .update(emails)
    .set({ state: 'unsent' })
    .where(and(inArray(emails.id, [...emailIds]), eq(emails.state, 'queued')))
})

const claimEmail = createBatcher(async (db: Db, emailIds: readonly string[]) => {
  const taken = await db
    .update(emails)
    .set({ attempts: sql`${emails.attempts} + 1` })
    .where(and(inArray(emails.id, [...emailIds]), eq(emails.state, 'queued')))
    .returning()
  return new Map(taken.map((email) => [email.id, email]))
})

interface Sent {
  emailId: string
  clearedSecrets: Record<string, string>
  recordSent: RecordSent
}

const markSent = createBatcher(async (db: Db, batch: readonly Sent[]) => {
  const ids = sql.param(batch.map(({ emailId }) => emailId))
  const cleared = sql.param(batch.map((each) => JSON.stringify(each.clearedSecrets)))
  await db.transaction(async (tx) => {
    const sent = await tx
      .update(emails)
      .set({ state: 'sent', sentAt: sql`shop_now()`, lastError: null, fields: sql`${emails.fields} || w.cleared` })
      .from(sql`unnest(${ids}::uuid[], ${cleared}::jsonb[]) as w(id, cleared)`)
      .where(and(sql`${emails.id} = w.id`, eq(emails.state, 'queued')))
      .returning(getTableColumns(emails))
    for (const recordSent of new Set(batch.map((each) => each.recordSent))) {
      const batchIds = new Set(batch.flatMap((each) => (each.recordSent === recordSent ? each.emailId : [])))
      await recordSent(
        tx,
        sent.filter(({ id }) => batchIds.has(id)),
      )
    }
  })
})

async function refused(shop: Shop, email: QueuedEmail, error: unknown): Promise<void> {
  const isLast = email.attempts > jobRules.sendEmail.retryLimit
  await shop.db
    .update(emails)
    .set({ state: isLast ? 'parked' : 'queued', lastError: sentenceOf(error) })
    .where(and(eq(emails.id, email.id), eq(emails.state, 'queued')))
  if (!isLast) throw error
  shop.log.error({ emailId: email.id, kind: email.kind }, 'An email could not be sent and is parked.')
}

function sentenceOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
