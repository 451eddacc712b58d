import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import type { Caller, Shop } from '../context.ts'
import { hashToken } from './session-token.ts'

/**
 * Finds the caller by session token, by the database's clock; null if it is not valid. Sessions of staff end earlier,
 * after the hours and the minutes without use that the settings name.
 */
export async function findCaller(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  token: string,
): Promise<Caller | null> {
  if (!token.startsWith('s_')) return null
  const sessionHash = hashToken(token)
  const { staffIdleMinutes, staffSessionHours } = (await settings.read()).security
  const isFresh = and(
    gt(sessions.lastSeenAt, sql`now() - ${staffIdleMinutes} * interval '1 minute'`),
    gt(sessions.createdAt, sql`now() - ${staffSessionHours} * interval '1 hour'`),
  )
  const [found] = await db
    .select({
      customerId: customers.id,
      role: customers.role,
      isUnnoted: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 minute'`,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.tokenHash, sessionHash),
        gt(sessions.expiresAt, sql`now()`),
        isNull(customers.deletedAt),
        or(isNull(customers.role), isFresh),
      ),
    )
  if (!found) return null
  const { isUnnoted, ...caller } = found
  if (isUnnoted) await noteUse(db, sessionHash)
  return { ...caller, sessionHash }
}

async function noteUse(db: Shop['db'], sessionHash: string): Promise<void> {
  const isDue = and(eq(sessions.tokenHash, sessionHash), lt(sessions.lastSeenAt, sql`now() - interval '1 minute'`))
  // A database that is full or read-only still answers what only reads.
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(isDue)
    .catch(() => {})
}
