import { eq } from 'drizzle-orm'
import { forbidden, invalid } from '#contract/errors.ts'
import { customers } from '#db/tables/customers.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import type { CustomerContext } from '../context.ts'
import { consume } from '../limits/counter.ts'
import { databaseCounter } from '../limits/database-counter.ts'
import { isPassword } from './password.ts'

/** Wrong passwords of a customer in open sessions, from wherever they come. */
const wrongPasswords = { points: 10, seconds: 15 * 60 }

/**
 * Refuses a logged-in customer who does not know the password: an open session does not prove ownership. After ten wrong
 * ones in 15 minutes any is refused with 429.
 */
export async function confirmPassword({ db, caller }: CustomerContext, password: string): Promise<void> {
  if (password === '') throw invalid(accountsMessages.passwordMissing)
  const { customerId } = caller
  const counter = databaseCounter(db, 'password:customer', wrongPasswords)
  // Counted before the outcome is known, so that concurrent guesses cannot pass together; a right one is given back.
  await consume(counter, customerId)
  const [customer] = await db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!(await isPassword(password, customer?.passwordHash ?? null))) throw forbidden(apiAccountsMessages.wrongPassword)
  await counter.reward(customerId)
}
