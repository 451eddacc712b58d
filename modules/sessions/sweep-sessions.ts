import { lt, sql } from 'drizzle-orm'
import { emailChanges, passwordResets } from '#db/tables/accounts.ts'
import { passkeyChallenges } from '#db/tables/second-factor.ts'
import { knownDevices, sessions } from '#db/tables/sessions.ts'
import type { Shop } from '../context.ts'
import { deviceMaxAgeMs } from './session-token.ts'

/**
 * Deletes expired sessions, browsers that have not logged in for long, what no passkey has signed, password links a day after
 * they expired, and changes of address that cannot be undone any more.
 */
export async function sweepSessions({ db }: Shop): Promise<void> {
  const aDayAgo = sql`now() - interval '1 day'`
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  const isOld = lt(knownDevices.lastLoginAt, sql`now() - ${deviceMaxAgeMs} * interval '1 millisecond'`)
  await db.delete(knownDevices).where(isOld)
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, aDayAgo))
  const isOver = lt(sql`coalesce(${emailChanges.undoExpiresAt}, ${emailChanges.expiresAt})`, aDayAgo)
  await db.delete(emailChanges).where(isOver)
}
