import { lt, sql } from 'drizzle-orm'
import { emailChanges, passwordResets, sessions } from '#db/tables/accounts.ts'
import type { Shop } from '../context.ts'

/** Deletes expired sessions, and links a day after they expired. */
export async function sweepSessions({ db }: Shop): Promise<void> {
  const aDayAgo = sql`now() - interval '1 day'`
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, aDayAgo))
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, aDayAgo))
}
