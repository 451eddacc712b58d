import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { normalEmail } from '#contract/text.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { knownDevices, sessions } from '#db/tables/sessions.ts'
import { hashToken, newToken } from './session-token.ts'

/** How many browsers of an account are known at once: those with the latest logins. */
const maxDevices = 10

interface Login {
  /** The device cookie that the browser sent; null if it sent none. */
  former: string | null
  /** The hash of the session that began. */
  sessionHash: string
}

/**
 * Remembers the browser of a login and returns its new device cookie. Other accounts that it has logged in to know it by the
 * new one too: who has copied the former one is a stranger again.
 */
export async function rememberDevice(db: Db, { former, sessionHash }: Login): Promise<string> {
  const token = newToken('device')
  const tokenHash = hashToken(token)
  await db.transaction(async (tx) => {
    if (former) {
      await tx
        .update(knownDevices)
        .set({ tokenHash })
        .where(eq(knownDevices.tokenHash, hashToken(former)))
    }
    const [session] = await tx.select().from(sessions).where(eq(sessions.tokenHash, sessionHash))
    if (!session) return
    const { customerId } = session
    await tx
      .insert(knownDevices)
      .values({ customerId, tokenHash })
      .onConflictDoUpdate({
        target: [knownDevices.customerId, knownDevices.tokenHash],
        set: { lastLoginAt: sql`now()` },
      })
    const isTheirs = eq(knownDevices.customerId, customerId)
    const surplus = tx
      .select({ tokenHash: knownDevices.tokenHash })
      .from(knownDevices)
      .where(isTheirs)
      .orderBy(desc(knownDevices.lastLoginAt))
      .offset(maxDevices)
    await tx.delete(knownDevices).where(and(isTheirs, inArray(knownDevices.tokenHash, surplus)))
  })
  return token
}

/** Whether a browser with this device cookie has logged in to the account of an email address. */
export async function isKnownDevice(db: Db, email: string, deviceToken: string): Promise<boolean> {
  const found = await db
    .select({ customerId: knownDevices.customerId })
    .from(knownDevices)
    .innerJoin(customers, eq(customers.id, knownDevices.customerId))
    .where(
      and(
        eq(knownDevices.tokenHash, hashToken(deviceToken)),
        eq(customers.email, normalEmail(email)),
        isNull(customers.deletedAt),
      ),
    )
  return found.length > 0
}

/** Makes all browsers of an account unknown, as when its password may have been someone else's. */
export async function forgetDevices(tx: Tx, customerId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.customerId, customerId))
}
