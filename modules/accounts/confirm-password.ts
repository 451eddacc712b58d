import { eq } from 'drizzle-orm'
import { forbidden, invalid } from '#contract/errors.ts'
import { customers } from '#db/tables/customers.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import type { CustomerContext } from '../context.ts'
import { isPassword } from './password.ts'

/** Refuses a logged-in customer who does not know the password: an open session does not prove ownership. */
export async function confirmPassword({ db, caller }: CustomerContext, password: string): Promise<void> {
  if (password === '') throw invalid(accountsMessages.passwordMissing)
  const [customer] = await db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, caller.customerId))
  if (!(await isPassword(password, customer?.passwordHash ?? null))) throw forbidden(apiAccountsMessages.wrongPassword)
}
