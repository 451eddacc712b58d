import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { emails } from '#db/tables/emails.ts'
import type { Shop } from '../context.ts'

const batchSize = 500

/**
 * Requeues emails whose jobs were lost, and, once there is an email server, those of the last day that were not sent for
 * want of one. Older ones would surprise their recipients; an admin may send them one by one.
 */
export async function requeueEmails(shop: Shop): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const waiting = await tx
      .select({ emailId: emails.id })
      .from(emails)
      .where(and(eq(emails.state, 'queued'), lte(emails.createdAt, sql`(select shop_now()) - interval '3 hours'`)))
      .limit(batchSize)
    const unsent = shop.mailer.name === 'smtp' ? await reopenUnsent(tx) : []
    for (const payload of unsent) await shop.enqueue(tx, 'sendEmail', payload)
    for (const payload of waiting) await shop.enqueue(tx, 'sendEmail', payload)
  })
}

function reopenUnsent(tx: Tx): Promise<{ emailId: string }[]> {
  return (
    tx
      .update(emails)
      .set({ state: 'queued', attempts: 0 })
      // Those of the demo were never tried: their recipients are invented.
      .where(
        and(
          eq(emails.state, 'unsent'),
          gt(emails.attempts, 0),
          gt(emails.createdAt, sql`(select shop_now()) - interval '1 day'`),
        ),
      )
      .returning({ emailId: emails.id })
  )
}
