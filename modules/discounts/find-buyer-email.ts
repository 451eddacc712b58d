import { eq } from 'drizzle-orm'
import { isEmail, normalEmail } from '#contract/text.ts'
import { customers } from '#db/tables/customers.ts'
import type { Context } from '../context.ts'

/** The email address that uses of discounts are counted by: that of the account, or what a guest typed; null without a valid one. */
export async function findBuyerEmail(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  typed: string | undefined,
): Promise<string | null> {
  if (caller) {
    const [known] = await db
      .select({ email: customers.email })
      .from(customers)
      .where(eq(customers.id, caller.customerId))
    if (known) return known.email
  }
  const email = normalEmail(typed ?? '')
  return isEmail(email) ? email : null
}
