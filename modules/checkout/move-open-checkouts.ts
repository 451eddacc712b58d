import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'

/** Gives the open checkouts of a browser to the new visitor that it becomes at login; what is paid stays with the former one. */
export async function moveOpenCheckouts(db: Db, from: string, to: string): Promise<void> {
  await db
    .update(checkoutSessions)
    .set({ visitorHash: to })
    .where(and(eq(checkoutSessions.visitorHash, from), inArray(checkoutSessions.status, ['opening', 'open'])))
}
