import { createHash, randomInt } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { recoveryCodes } from '#db/tables/second-factor.ts'
import { hashWithSalt } from '../accounts/password.ts'

const howMany = 10
const codeLength = 10
// Without letters and digits that are taken for another.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const newCode = () => {
  const text = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

const plainOf = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The random ID of the account is the salt: a code is found by its hash, and each account has its own. */
function hashCode(customerId: string, code: string): Promise<string> {
  return hashWithSalt(plainOf(code), Buffer.from(customerId.replaceAll('-', ''), 'hex'))
}

/** The hash of codes that were made by the versions before. */
function formerHash(customerId: string, code: string): string {
  return createHash('sha256')
    .update(`${customerId} ${plainOf(code)}`)
    .digest('hex')
}

/** New recovery codes of an account with their hashes. It takes a while: to be done before a transaction, not in it. */
export async function makeRecoveryCodes(customerId: string): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: howMany }, newCode)
  return { codes, hashes: await Promise.all(codes.map((code) => hashCode(customerId, code))) }
}

/** Replaces the recovery codes of an account; only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Tx, customerId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ customerId, codeHash })))
}

/** The hashes under which a typed recovery code may be stored; none for what is no such code. As slow as making one. */
export async function hashTypedCode(customerId: string, code: string): Promise<string[]> {
  if (plainOf(code).length !== codeLength) return []
  return [await hashCode(customerId, code), formerHash(customerId, code)]
}

/** Uses a recovery code up; false for one that is wrong or used. */
export async function takeRecoveryCode(tx: Tx, customerId: string, hashes: readonly string[]): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        inArray(recoveryCodes.codeHash, [...hashes]),
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
