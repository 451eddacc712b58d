import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import type { CustomerContext } from '../context.ts'
import { isOpen } from './is-open.ts'

/** The caller's open sessions: the current one first, then by last use. */
export async function listSessions({ db, caller, settings }: CustomerContext) {
  const isCurrent = sql<boolean>`${sessions.tokenHash} = ${caller.sessionHash}`
  const { security } = await settings.read()
  const rows = await db
    .select(getTableColumns(sessions))
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.customerId, caller.customerId), isOpen(security)))
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
