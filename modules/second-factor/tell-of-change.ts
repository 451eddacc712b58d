import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { SecurityEvent } from '#contract/security-log/events.ts'
import type { Tx } from '#db/open-database.ts'
import type { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import type { AdminContext } from '../context.ts'
import { type EmailQueue, queueEmail } from '../emails/queue-email.ts'

interface Change {
  what: 'on' | 'off' | 'reset' | 'passkey-added' | 'passkey-removed'
  /** The name of the passkey. */
  passkey?: string
}

/** Emails a member of staff what has changed about their login. */
export async function tellOfChange(
  shop: EmailQueue,
  tx: Tx,
  { email, firstName }: typeof customers.$inferSelect,
  { what, passkey = '' }: Change,
): Promise<void> {
  await queueEmail(shop, tx, {
    kind: 'second-factor',
    cause: `second-factor:${randomUUID()}`,
    to: email,
    fields: { firstName, what, passkey, codesLeft: 0 },
  })
}

/** Ends the sessions of the caller but the current one: they began with another login. */
export async function endOthers({ caller }: AdminContext, tx: Tx): Promise<void> {
  const { customerId, sessionHash } = caller
  await tx.delete(sessions).where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, sessionHash)))
}

type Changed = Extract<SecurityEvent, 'second_factor_added' | 'second_factor_removed'>

/** Records in the security log, after the commit, that a second factor of the staff has changed. */
export function recordChange({ security, caller, requestId }: AdminContext, event: Changed): void {
  security.record(event, { staffId: caller.customerId, requestId })
}
