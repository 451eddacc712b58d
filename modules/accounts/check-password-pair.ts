import { minPasswordLength } from '#contract/accounts/limits.ts'
import { invalid } from '#contract/errors.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import { isWeakPassword } from './is-weak-password.ts'

/**
 * Refuses a new password that differs from its repetition, is short, or weak for an account with these words. Source: spec section 5, "Reset password";
 * design section 6 adds the rule of registration.
 */
export async function checkPasswordPair(
  typed: { password: string; confirmPassword: string },
  words: readonly string[],
): Promise<void> {
  const { password, confirmPassword } = typed
  if (password === '' || confirmPassword === '') throw invalid(accountsMessages.resetMissing)
  if (password !== confirmPassword) throw invalid(rulesMessages.passwordsDifferReset)
  if (password.length < minPasswordLength) throw invalid(rulesMessages.passwordShort)
  if (await isWeakPassword(password, words)) throw invalid(apiAccountsMessages.commonPassword)
}
