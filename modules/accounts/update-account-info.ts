import { and, eq } from 'drizzle-orm'
import type { calls } from '#contract/accounts/calls.ts'
import type { Payload } from '#contract/call.ts'
import { isCountry } from '#contract/countries.ts'
import { invalid, unauthenticated } from '#contract/errors.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { customers } from '#db/tables/customers.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import type { CustomerContext } from '../context.ts'
import { confirmPassword } from './confirm-password.ts'
import { isPlainName } from './is-plain-name.ts'
import { startEmailChange } from './start-email-change.ts'

type Input = Payload<typeof calls.updateAccountInfo>

/** Updates the account. A new email address needs the password, and must be confirmed before it replaces the old one. */
export async function updateAccountInfo(ctx: CustomerContext, input: Input) {
  checkAccount(input)
  const { firstName, lastName, country } = input
  const email = normalEmail(input.email)
  const { customerId } = ctx.caller
  if (await isOtherAddress(ctx, email)) await confirmPassword(ctx, input.currentPassword)

  return ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update')
    if (!before) throw unauthenticated()
    if (isInvalidNewCountry(before.country, country)) throw invalid(apiAccountsMessages.countryUnknown)

    const [after] = await tx
      .update(customers)
      .set({ firstName, lastName, country })
      .where(eq(customers.id, customerId))
      .returning()
    if (!after || before.email.toLowerCase() === email.toLowerCase()) return { message: apiAccountsMessages.updated }

    await startEmailChange(ctx, tx, after, email)
    return { message: apiAccountsMessages.updatedEmail }
  })
}

async function isOtherAddress({ db, caller }: CustomerContext, email: string): Promise<boolean> {
  const isSame = and(eq(customers.id, caller.customerId), eq(customers.email, email))
  return (await db.$count(customers, isSame)) === 0
}

// Source: spec section 5, "Account update".
function checkAccount({ firstName, lastName, country, email }: Input): void {
  if ([firstName, lastName, country, email].includes('')) throw invalid(accountsMessages.accountMissing)
  if (!isEmail(normalEmail(email))) throw invalid(rulesMessages.invalidEmailPlain)
  if (!isPlainName(firstName) || !isPlainName(lastName)) throw invalid(apiAccountsMessages.nameWithLink)
}

// A country that is no longer on the list may stay.
function isInvalidNewCountry(before: string, after: string): boolean {
  return after !== before && !isCountry(after)
}
