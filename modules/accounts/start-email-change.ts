import { and, count, eq, gt, sql } from 'drizzle-orm'
import { tooMany } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { emailChanges } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import type { Shop } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { hashToken, linkMaxAgeMs, newToken } from './session-token.ts'

const perHour = 3

/**
 * Emails a link to the new address and a notice to the old one. An address that has an account gets nothing, which the
 * response does not reveal.
 */
export async function startEmailChange(
  shop: Shop,
  tx: Tx,
  customer: typeof customers.$inferSelect,
  email: string,
): Promise<void> {
  const own = eq(emailChanges.customerId, customer.id)
  const [input] = await tx
    .select({ times: count() })
    .from(emailChanges)
    .where(and(own, gt(emailChanges.createdAt, sql`now() - interval '1 hour'`)))
  if ((input?.times ?? 0) >= perHour) throw tooMany()

  const token = newToken('email')
  const tokenHash = hashToken(token)
  await tx
    .update(emailChanges)
    .set({ expiresAt: sql`now()` })
    .where(and(own, gt(emailChanges.expiresAt, sql`now()`)))
  await tx.insert(emailChanges).values({
    tokenHash,
    customerId: customer.id,
    email,
    expiresAt: sql`now() + ${linkMaxAgeMs} * interval '1 millisecond'`,
  })

  const { firstName } = customer
  const [taken] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  if (!taken) {
    const fields = { firstName, place: `/confirm-email/${token}` }
    await queueEmail(shop, tx, { kind: 'confirm-address', cause: `confirm-address:${tokenHash}`, to: email, fields })
  }
  const cause = `address-changing:${tokenHash}`
  await queueEmail(shop, tx, { kind: 'address-changing', cause, to: customer.email, fields: { firstName } })
}
