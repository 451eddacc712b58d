import { and, eq, lte, sql } from 'drizzle-orm'
import { mails } from '#db/tables/mails.ts'
import type { Shop } from '../context.ts'

const atOnce = 500

/** Takes up mails that still wait long after their last try should have been, should their jobs have been lost. */
export async function requeueMails(shop: Shop): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const waiting = await tx
      .select({ mailId: mails.id })
      .from(mails)
      .where(and(eq(mails.state, 'queued'), lte(mails.createdAt, sql`now() - interval '3 hours'`)))
      .limit(atOnce)
    for (const told of waiting) await shop.enqueue(tx, 'sendMail', told)
  })
}
