import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { resetLinkMs } from '#contract/constants.ts'
import { customers, passwordResets } from '#db/tables/customers.ts'
import type { Shop } from '../context.ts'
import type { Jobs } from '../jobs/job.ts'
import { queueMail } from '../notifications/queue-mail.ts'
import { hashToken, newToken } from './session-token.ts'

const perHour = 3

/** Mails a link that sets a new password once within an hour; of several links only the latest works. */
export async function startPasswordReset(shop: Shop, { email }: Jobs['startPasswordReset']): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [customer] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.email, email), isNull(customers.deletedAt)))
      .for('update')
    if (!customer) return

    const own = eq(passwordResets.customerId, customer.id)
    const [asked] = await tx
      .select({ times: count() })
      .from(passwordResets)
      .where(and(own, gt(passwordResets.createdAt, sql`now() - interval '1 hour'`)))
    if ((asked?.times ?? 0) >= perHour) return

    const token = newToken('reset')
    const tokenHash = hashToken(token)
    await tx
      .update(passwordResets)
      .set({ expiresAt: sql`now()` })
      .where(and(own, isNull(passwordResets.usedAt)))
    await tx.insert(passwordResets).values({
      tokenHash,
      customerId: customer.id,
      expiresAt: sql`now() + ${resetLinkMs} * interval '1 millisecond'`,
    })
    const fields = { firstName: customer.firstName, place: `/reset-password/${token}` }
    await queueMail(shop, tx, {
      kind: 'reset-password',
      cause: `reset-password:${tokenHash}`,
      to: customer.email,
      fields,
    })
  })
}
