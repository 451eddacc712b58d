import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { passwordResets } from '#db/tables/accounts.ts'
import { hashToken } from '../sessions/session-token.ts'

/** Whether a password link is still valid. */
export async function isOpenReset(db: Db, token: string): Promise<boolean> {
  const [found] = await db
    .select({ customerId: passwordResets.customerId })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.tokenHash, hashToken(token)),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, sql`now()`),
      ),
    )
  return found !== undefined
}
