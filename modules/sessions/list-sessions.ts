import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { sessions } from '#db/tables/sessions.ts'
import type { CustomerContext } from '../context.ts'

/** The caller's open sessions: the current one first, then by last use. */
export async function listSessions({ db, caller }: CustomerContext) {
  const isCurrent = sql<boolean>`${sessions.tokenHash} = ${caller.sessionHash}`
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, caller.customerId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(isCurrent), desc(sessions.lastSeenAt), sessions.id)
  return {
    sessions: rows.map(({ id, tokenHash, device, network, createdAt, lastSeenAt }) => ({
      _id: id,
      isCurrent: tokenHash === caller.sessionHash,
      device,
      network,
      startedAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  }
}
