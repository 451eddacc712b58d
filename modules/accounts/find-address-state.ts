import { and, eq, isNull } from 'drizzle-orm'
import type { AddressState } from '#contract/accounts/address-state.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'

/** Whether an email address has an account, and whether its holder has proven to own the mailbox. */
export async function findAddressState(db: Db | Tx, email: string): Promise<AddressState> {
  const [account] = await db
    .select({ confirmedAt: customers.emailConfirmedAt })
    .from(customers)
    .where(and(eq(customers.email, email), isNull(customers.deletedAt)))
  if (!account) return 'unused'
  return account.confirmedAt ? 'confirmed' : 'unconfirmed'
}
