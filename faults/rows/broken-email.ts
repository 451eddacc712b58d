import { sql } from 'drizzle-orm'
import { type Db, openDatabase } from '#db/open-database.ts'
import { emails } from '#db/tables/emails.ts'
import { jobRules } from '#modules/jobs/job.ts'
import { buy } from '../buyer.ts'
import { compareWithShown, countOf, findInconsistencies, makeJobsDue, waitUntil } from '../check-database.ts'
import { type Mode, openEmailCatcher } from '../email-catcher.ts'
import { addProductToBuy } from '../products.ts'
import type { Row } from '../row.ts'
import { startShop } from '../shop-process.ts'
import { signedIn } from './cancel-or-ship.ts'

/** What the last error of an email looks like in each mode. */
const signs: Record<Exclude<Mode, 'takes'>, RegExp> = {
  hangs: /greeting|timeout|timed out|aborted/i,
  cuts: /closed|reset|ECONN|socket/i,
  refuses: /550/,
}

/** Forty emails, five at a time, each with a timeout of 30 seconds: twice the time of that. */
const patienceMs = 480_000

/** An email server that hangs, refuses, or accepts an email and disconnects: retried, parked at last, sent by hand. */
export const brokenEmail: Row = {
  name: 'broken-email',
  async run(lab) {
    const catcher = await openEmailCatcher()
    lab.later(() => catcher.close())
    const url = await lab.newDatabase()
    const env = { DATABASE_URL: url, DATA_DIR: await lab.newFolder(), SMTP_URL: catcher.url }
    const shop = await startShop(lab.nextPort(), env)
    lab.later(() => shop.stop())
    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    const wrong: string[] = []
    const product = await addProductToBuy(db, null)
    const tried = lab.count(20, 4)
    const known: RegExp[] = []

    for (const mode of ['hangs', 'cuts', 'refuses'] as const) {
      catcher.become(mode)
      if (mode === 'hangs') await Promise.all(Array.from({ length: tried }, () => buy(shop.origin, product)))
      await db.update(emails).set({ lastError: null })
      const isRecorded = await waitUntil(async () => {
        await hurryUntried(db)
        return (await countOf(db, sql`select count(*) from emails where state = 'queued' and last_error is null`)) === 0
      }, patienceMs)
      if (!isRecorded) wrong.push(`emails have no error of a server that ${mode}`)
      const { rows } = await db.execute<{ error: string }>(sql`select distinct last_error as error from emails`)
      // Emails in progress when the mode changed have the error of the previous mode.
      known.push(signs[mode])
      for (const { error } of rows)
        if (error && !known.some((sign) => sign.test(error))) wrong.push(`${mode}: ${error}`)
    }
    const unfinished = await countOf(
      db,
      sql`select count(*) from emails where state <> 'queued' or sent_at is not null`,
    )
    if (unfinished > 0) wrong.push(`${unfinished} emails are no longer queued although none was accepted`)

    // Skips the retries of two hours; the next one is the last.
    await db.update(emails).set({ attempts: jobRules.sendEmail.retryLimit })
    const isParked = await waitUntil(async () => {
      await makeJobsDue(db)
      return (await countOf(db, sql`select count(*) from emails where state <> 'parked'`)) === 0
    }, 120_000)
    if (!isParked) wrong.push('emails were not parked after their last attempt')

    catcher.become('takes')
    const owner = await signedIn(shop.origin)
    const { body } = await owner.call(shop.origin, 'emails/listEmails', { state: 'parked' })
    const parked = Array.isArray(body.emails) ? body.emails : []
    for (const { id } of parked) await owner.call(shop.origin, 'emails/retryEmail', { id })
    const isSent = await waitUntil(async () => {
      return (await countOf(db, sql`select count(*) from emails where state <> 'sent'`)) === 0
    }, 120_000)
    if (!isSent) wrong.push('emails that were sent again by hand did not go out')

    const ids = (await db.select({ id: emails.id }).from(emails)).map(({ id }) => id)
    // If the connection closes after an email was accepted, it arrives twice with one message id; otherwise never.
    const timesOf = (id: string) =>
      catcher.taken.filter(({ messageId, mode }) => mode === 'takes' && messageId.includes(id)).length
    const untaken = ids.filter((id) => timesOf(id) === 0).length
    const doubled = ids.filter((id) => timesOf(id) > 1).length
    return {
      tried: ids.length,
      lost: untaken + (await compareWithShown(db, [])).lost,
      doubled,
      wrong: [...wrong, ...(await findInconsistencies(db))],
      note: `${ids.length} emails, ${catcher.taken.length} deliveries, ${parked.length} parked and sent by hand`,
    }
  },
}

/** Retries the emails that have not met the current mode now; the others wait, so that none uses up several attempts. */
async function hurryUntried(db: Db): Promise<void> {
  await db.execute(sql`update jobs.job set start_after = now() from emails m
    where m.id::text = data->>'emailId' and m.last_error is null and job.state in ('created', 'retry') and start_after > now()`)
}
