import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { mails } from '#db/tables/mails.ts'
import { reach } from '#failpoints/reach.ts'
import type { Shop } from '../context.ts'
import { gathered } from '../gathered.ts'
import { type Jobs, jobRules } from '../jobs/job.ts'
import { templateOf } from './letters.ts'
import { renderMail } from './render-mail.ts'

type Mail = typeof mails.$inferSelect

/** Writes down elsewhere, in the same transaction, that some mails went out. */
export type NoteSent = (tx: Tx, sent: readonly Mail[]) => Promise<void>

/**
 * Hands a queued mail to the carrier, should there be one, and has `noteSent` know. Refused mails are tried again by the queue and parked after
 * the last try. Mails that go out at the same time are taken up, and noted as sent, together.
 */
export async function sendMail(shop: Shop, { mailId }: Jobs['sendMail'], noteSent: NoteSent): Promise<void> {
  const mail = await takeUp(shop.db, mailId)
  if (!mail) return

  try {
    if (shop.mail.name === 'smtp') await shop.mail.send(await renderMail(shop, mail))
  } catch (error) {
    return refused(shop, mail, error)
  }
  if (process.env.FAILPOINTS) await reach('mail.afterData')

  const forgotten = shop.mail.name === 'outbox' ? {} : secretsOf(mail)
  await keepSent(shop.db, { mailId: mail.id, forgotten, noteSent })
}

const takeUp = gathered(async (db: Db, mailIds: readonly string[]) => {
  const taken = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(and(inArray(mails.id, [...mailIds]), eq(mails.state, 'queued')))
    .returning()
  return new Map(taken.map((mail) => [mail.id, mail]))
})

interface Sent {
  mailId: string
  forgotten: Record<string, string>
  noteSent: NoteSent
}

const keepSent = gathered(async (db: Db, lot: readonly Sent[]) => {
  const ids = sql.param(lot.map(({ mailId }) => mailId))
  const forgotten = sql.param(lot.map((each) => JSON.stringify(each.forgotten)))
  await db.transaction(async (tx) => {
    const kept = await tx
      .update(mails)
      .set({ state: 'sent', sentAt: sql`now()`, lastError: null, fields: sql`${mails.fields} || w.forgotten` })
      .from(sql`unnest(${ids}::uuid[], ${forgotten}::jsonb[]) as w(id, forgotten)`)
      .where(and(sql`${mails.id} = w.id`, eq(mails.state, 'queued')))
      .returning(getTableColumns(mails))
    for (const noteSent of new Set(lot.map((each) => each.noteSent))) {
      const noted = new Set(lot.flatMap((each) => (each.noteSent === noteSent ? each.mailId : [])))
      await noteSent(
        tx,
        kept.filter(({ id }) => noted.has(id)),
      )
    }
  })
})

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
function secretsOf(mail: Mail): Record<string, string> {
  const { secrets = [] } = templateOf(mail.kind)
  return Object.fromEntries(secrets.map((secret) => [secret, '/']))
}
