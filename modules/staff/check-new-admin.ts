import { maxPasswordLength, minPasswordLength } from '#contract/accounts/limits.ts'
import { invalid } from '#contract/errors.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import { isWeakPassword } from '../accounts/is-weak-password.ts'

/** Checks the email address and, where one is given, the password of a new admin like those of a customer; returns the address as it is stored. */
export async function checkNewAdmin(typed: string, givenPassword: string | null): Promise<string> {
  const email = normalEmail(typed)
  if (!isEmail(email)) throw invalid(rulesMessages.invalidEmail)
  if (givenPassword === null) return email
  if (givenPassword.length < minPasswordLength || givenPassword.length > maxPasswordLength) {
    throw invalid(rulesMessages.passwordShort)
  }
  if (await isWeakPassword(givenPassword, [email])) throw invalid(apiAccountsMessages.commonPassword)
  return email
}
