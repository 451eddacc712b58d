import { eq } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import { normalEmail } from '#contract/text.ts'
import { customers } from '#db/tables/customers.ts'
import { apiStaffMessages } from '#messages/en-US/api/staff.ts'
import type { Shop } from '../context.ts'
import { resetFor } from '../second-factor/manage.ts'

/** Ends the second factor of a member of staff, for the command line. Refuses an address that is not of the staff. */
export async function resetStaff(shop: Pick<Shop, 'db' | 'enqueue' | 'secrets'>, typed: string): Promise<void> {
  const email = normalEmail(typed)
  await shop.db.transaction(async (tx) => {
    const [found] = await tx.select().from(customers).where(eq(customers.email, email))
    if (!found?.role) throw notFound(apiStaffMessages.noStaff(email))
    await resetFor(shop, tx, found.id, { caller: null })
  })
}
