import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { emailChanges, passwordResets } from '#db/tables/accounts.ts'
import { sessions } from '#db/tables/sessions.ts'
import { dropSecondFactor } from '../second-factor/drop-second-factor.ts'
import { forgetDevices } from '../sessions/known-devices.ts'

/**
 * Ends whatever opens an account besides its password: sessions, known browsers, emailed links, unconfirmed changes of its
 * address, passkeys and codes. The customer's row must be locked.
 */
export async function endAccess(tx: Tx, customerId: string): Promise<void> {
  for (const table of [sessions, passwordResets, emailChanges]) {
    await tx.delete(table).where(eq(table.customerId, customerId))
  }
  await forgetDevices(tx, customerId)
  await dropSecondFactor(tx, customerId)
}
