import { and, eq, isNull } from 'drizzle-orm'
import { customers } from '#db/tables/customers.ts'
import type { Shop } from '../context.ts'
import type { Jobs } from '../jobs/job.ts'
import { queueResetLink } from './queue-reset-link.ts'

/** Emails a password link if the address has an account. */
export async function startPasswordReset(shop: Shop, { email }: Jobs['startPasswordReset']): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [customer] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.email, email), isNull(customers.deletedAt)))
      .for('update')
    if (customer) await queueResetLink(shop, tx, customer)
  })
}
