import { and, eq, lte, sql } from 'drizzle-orm'
import { emails } from '#db/tables/emails.ts'
import type { Shop } from '../context.ts'

const batchSize = 500

/** Requeues emails whose jobs were lost. */
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
