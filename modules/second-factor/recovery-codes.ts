import { createHash, randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { recoveryCodes } from '#db/tables/second-factor.ts'

const howMany = 10
// Without letters and digits that are taken for another.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const newCode = () => {
  const text = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

/** With 49 random bits and few tries allowed, a fast hash is enough. The account is part of it, so that each has its own. */
function hashCode(customerId: string, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHash('sha256').update(`${customerId} ${plain}`).digest('hex')
}

/** Replaces the recovery codes of an account; returns the new ones, which are not stored readable. */
export async function replaceRecoveryCodes(tx: Tx, customerId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ customerId, codeHash: hashCode(customerId, code) })))
  return codes
}

/** Uses a recovery code up; false for one that is wrong or used. */
export async function takeRecoveryCode(tx: Tx, customerId: string, code: string): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.codeHash, hashCode(customerId, code)),
        eq(recoveryCodes.customerId, customerId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCodes.codeHash })
  return taken.length > 0
}

/** How many recovery codes of an account are not used. */
export function countRecoveryCodes(db: Db | Tx, customerId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.customerId, customerId), isNull(recoveryCodes.usedAt)))
}
