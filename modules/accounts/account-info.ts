import { eq } from 'drizzle-orm'
import { customers } from '#db/tables/customers.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import type { CustomerContext } from '../context.ts'

/** The account of the logged-in customer, as a list of one. */
export async function accountInfo({ db, caller }: CustomerContext) {
  const user = await db
    .select({
      firstName: customers.firstName,
      lastName: customers.lastName,
      country: customers.country,
      email: customers.email,
    })
    .from(customers)
    .where(eq(customers.id, caller.customerId))
  return { user, message: apiAccountsMessages.account }
}
