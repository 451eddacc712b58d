import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { sessions } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import type { Caller } from '../context.ts'
import { hashToken } from './session-token.ts'

/** Finds the caller by session token, by the database's clock; null if it is not valid. */
export async function findCaller(db: Db, token: string): Promise<Caller | null> {
  if (!token.startsWith('s_')) return null
  const sessionHash = hashToken(token)
  const [found] = await db
    .select({ customerId: customers.id, role: customers.role })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, sessionHash), gt(sessions.expiresAt, sql`now()`), isNull(customers.deletedAt)))
  return found ? { ...found, sessionHash } : null
}
