import type { calls } from '#contract/accounts/calls.ts'
import { channels } from '#contract/accounts/channels.ts'
import { minPasswordLength } from '#contract/accounts/limits.ts'
import type { Payload } from '#contract/call.ts'
import { isCountry } from '#contract/countries.ts'
import type { FieldMessage } from '#contract/errors.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { isPlainName } from './is-plain-name.ts'

const required = ['firstName', 'lastName', 'country', 'email', 'password', 'confirmPassword', 'channel'] as const

/** Validates a sign-up; returns the errors in the order they are shown. Source: spec section 5, "Register". */
export function checkSignup(input: Payload<typeof calls.signup>): FieldMessage[] {
  const missing = required.filter((field) => input[field] === '')
  if (missing.length > 0) return missing.map((param) => ({ param, msg: 'All the felds are requiered to register.' }))

  const rules: [isRight: boolean, param: string, msg: string][] = [
    [isEmail(normalEmail(input.email)), 'email', 'Invalid email address.'],
    [input.password === input.confirmPassword, 'confirmPassword', 'The passwords do not match.'],
    [input.password.length >= minPasswordLength, 'password', 'The passwords must be 8 or more characters.'],
    [isPlainName(input.firstName), 'firstName', 'Please enter a name without links.'],
    [isPlainName(input.lastName), 'lastName', 'Please enter a name without links.'],
    [isCountry(input.country), 'country', 'Please choose a country from the list.'],
    [channels.some((channel) => channel === input.channel), 'channel', 'Please choose from the list how you found us.'],
  ]
  return rules.filter(([isRight]) => !isRight).map(([, param, msg]) => ({ param, msg }))
}
