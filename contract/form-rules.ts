import type * as z from 'zod/mini'
import { minPasswordLength } from './accounts/limits.ts'
import type { Rule } from './check-form.ts'
import { isEmail } from './text.ts'

/** Source: spec section 5, which ends some messages with a full stop and some without. */
export function emailRule(sentence: 'Invalid email address.' | 'Invalid email address'): Rule {
  return (value) => (isEmail(value) ? null : sentence)
}

export const passwordRule: Rule = (value) =>
  value.length >= minPasswordLength ? null : 'The passwords must be 8 or more characters.'

export function samePasswordRule(sentence: 'The passwords do not match.' | 'Passwords does not match'): Rule {
  return (value, { password }) => (value === password ? null : sentence)
}

/** A rule from a schema in the contract; `read` converts the typed value first. */
export function schemaRule(schema: z.ZodMiniType, read: (typed: string) => unknown = (typed) => typed): Rule {
  return (value) => schema.safeParse(read(value)).error?.issues[0]?.message ?? null
}
