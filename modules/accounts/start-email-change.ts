import { and, count, eq, gt, sql } from 'drizzle-orm'
import { tooMany } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { emailChanges } from '#db/tables/accounts.ts'
import type { customers } from '#db/tables/customers.ts'
import type { CustomerContext } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { hashToken, linkMaxAgeMs, newToken } from '../sessions/session-token.ts'
import { isFreeAddress } from './is-free-address.ts'

const perHour = 3
/** How long the link in the email to the former address works. */
const undoMaxAgeMs = 7 * 86_400_000

/**
 * Emails a link that confirms to the new address, and one that undoes the change to the old one. An address that has an
 * account gets nothing, which the response does not reveal.
 */
export async function startEmailChange(
  shop: CustomerContext,
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

  const [token, undoToken] = [newToken('email'), newToken('undo')]
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
    formerEmail: customer.email,
    undoTokenHash: hashToken(undoToken),
    undoExpiresAt: sql`now() + ${undoMaxAgeMs} * interval '1 millisecond'`,
    sessionHash: shop.caller.sessionHash,
  })

  const { firstName } = customer
  const [address] = await tx.select({ isFree: isFreeAddress(email, customer.id) }).from(sql`(select 1) as one`)
  if (address?.isFree) {
    const fields = { firstName, place: `/confirm-email/${token}` }
    await queueEmail(shop, tx, { kind: 'confirm-address', cause: `confirm-address:${tokenHash}`, to: email, fields })
  }
  const cause = `address-changing:${tokenHash}`
  const fields = { firstName, place: `/undo-email-change/${undoToken}` }
  await queueEmail(shop, tx, { kind: 'address-changing', cause, to: customer.email, fields })
}
