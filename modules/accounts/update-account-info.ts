import { eq } from 'drizzle-orm'
import type { calls } from '#contract/accounts/calls.ts'
import type { Payload } from '#contract/call.ts'
import { isCountry } from '#contract/countries.ts'
import { invalid, unauthenticated } from '#contract/errors.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { customers } from '#db/tables/customers.ts'
import type { CustomerContext } from '../context.ts'
import { isPlainName } from './is-plain-name.ts'
import { startEmailChange } from './start-email-change.ts'

type Input = Payload<typeof calls.updateAccountInfo>

/** Updates the account. A new email address must be confirmed before it replaces the old one. */
export async function updateAccountInfo(ctx: CustomerContext, input: Input) {
  checkAccount(input)
  const { firstName, lastName, country } = input
  const email = normalEmail(input.email)
  const { customerId } = ctx.caller

  return ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update')
    if (!before) throw unauthenticated()
    if (isInvalidNewCountry(before.country, country)) throw invalid('Please choose a country from the list.')

    const [after] = await tx
      .update(customers)
      .set({ firstName, lastName, country })
      .where(eq(customers.id, customerId))
      .returning()
    if (!after || before.email.toLowerCase() === email.toLowerCase())
      return { message: 'Your account has been updated.' }

    await startEmailChange(ctx, tx, after, email)
    return {
      message: 'Your account has been updated. Your new email address counts once you open the link we sent to it.',
    }
  })
}

// Source: spec section 5, "Account update".
function checkAccount({ firstName, lastName, country, email }: Input): void {
  if ([firstName, lastName, country, email].includes('')) throw invalid('All the fields are requiered to register.')
  if (!isEmail(normalEmail(email))) throw invalid('Invalid email address')
  if (!isPlainName(firstName) || !isPlainName(lastName)) throw invalid('Please enter a name without links.')
}

// A country that is no longer on the list may stay.
function isInvalidNewCountry(before: string, after: string): boolean {
  return after !== before && !isCountry(after)
}
