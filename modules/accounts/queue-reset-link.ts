import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { passwordResets } from '#db/tables/accounts.ts'
import type { customers } from '#db/tables/customers.ts'
import { type EmailQueue, queueEmail } from '../emails/queue-email.ts'
import { hashToken, linkMaxAgeMs, newToken } from '../sessions/session-token.ts'

const perHour = 3

/**
 * Emails a customer a link that sets a new password once within an hour; only the latest link works. The customer's row must
 * be locked. Returns false, and sends nothing, after three within an hour.
 */
export async function queueResetLink(
  shop: EmailQueue,
  tx: Tx,
  customer: Pick<typeof customers.$inferSelect, 'id' | 'email' | 'firstName'>,
): Promise<boolean> {
  const own = eq(passwordResets.customerId, customer.id)
  const [input] = await tx
    .select({ times: count() })
    .from(passwordResets)
    .where(and(own, gt(passwordResets.createdAt, sql`now() - interval '1 hour'`)))
  if ((input?.times ?? 0) >= perHour) return false

  const token = newToken('reset')
  const tokenHash = hashToken(token)
  await tx
    .update(passwordResets)
    .set({ expiresAt: sql`now()` })
    .where(and(own, isNull(passwordResets.usedAt)))
  await tx.insert(passwordResets).values({
    tokenHash,
    customerId: customer.id,
    expiresAt: sql`now() + ${linkMaxAgeMs} * interval '1 millisecond'`,
  })
  await queueEmail(shop, tx, {
    kind: 'reset-password',
    cause: `reset-password:${tokenHash}`,
    to: customer.email,
    fields: { firstName: customer.firstName, place: `/reset-password/${token}` },
  })
  return true
}
