import { and, eq, lte, sql } from 'drizzle-orm'
import { emails } from '#db/tables/emails.ts'
import type { Shop } from '../context.ts'

const batchSize = 500

/** Takes up emails that still wait long after their last try should have been, should their jobs have been lost. */
export async function requeueEmails(shop: Shop): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const waiting = await tx
      .select({ emailId: emails.id })
      .from(emails)
      .where(and(eq(emails.state, 'queued'), lte(emails.createdAt, sql`now() - interval '3 hours'`)))
      .limit(batchSize)
    for (const payload of waiting) await shop.enqueue(tx, 'sendEmail', payload)
  })
}
