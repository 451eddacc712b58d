import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { recoveryCodes, secondFactors } from '#db/tables/second-factor.ts'
import { hasSecondFactor } from '../has-second-factor.ts'

/** Whether logins of an account ask for more than the password. */
export async function isProtected(db: Db | Tx, customerId: string): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`select ${hasSecondFactor(customerId)} as has`)
  return rows[0]?.has ?? false
}

/** Removes the app, the passkeys and the recovery codes of an account; says whether logins asked for them. */
export async function dropSecondFactor(tx: Tx, customerId: string): Promise<boolean> {
  const wasProtected = await isProtected(tx, customerId)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId))
  await tx.delete(secondFactors).where(eq(secondFactors.customerId, customerId))
  return wasProtected
}
