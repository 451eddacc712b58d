import type { calls } from '#contract/accounts/calls.ts'
import { channels } from '#contract/accounts/channels.ts'
import { minPasswordLength } from '#contract/accounts/limits.ts'
import type { Payload } from '#contract/call.ts'
import { isCountry } from '#contract/countries.ts'
import type { FieldMessage } from '#contract/errors.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import { isPlainName } from './is-plain-name.ts'

const required = ['firstName', 'lastName', 'country', 'email', 'password', 'confirmPassword', 'channel'] as const

/** Validates a sign-up; returns the errors in the order they are shown. Source: spec section 5, "Register". */
export function checkSignup(input: Payload<typeof calls.signup>): FieldMessage[] {
  const missing = required.filter((field) => input[field] === '')
  if (missing.length > 0) return missing.map((param) => ({ param, msg: accountsMessages.registerMissing }))

  const rules: [isRight: boolean, param: string, msg: string][] = [
    [isEmail(normalEmail(input.email)), 'email', rulesMessages.invalidEmail],
    [input.password === input.confirmPassword, 'confirmPassword', rulesMessages.passwordsDiffer],
    [input.password.length >= minPasswordLength, 'password', rulesMessages.passwordShort],
    [isPlainName(input.firstName), 'firstName', apiAccountsMessages.nameWithLink],
    [isPlainName(input.lastName), 'lastName', apiAccountsMessages.nameWithLink],
    [isCountry(input.country), 'country', apiAccountsMessages.countryUnknown],
    [channels.some((channel) => channel === input.channel), 'channel', apiAccountsMessages.channelUnknown],
  ]
  return rules.filter(([isRight]) => !isRight).map(([, param, msg]) => ({ param, msg }))
}
