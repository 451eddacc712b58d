import type * as z from 'zod/mini'
import { minPasswordLength } from './accounts/limits.ts'
import type { Rule } from './check-form.ts'
import { isEmail } from './text.ts'

/** Source: spec section 5. A form says the same with or without a full stop, as the spec spells it. */
export function emailRule(sentence: 'Invalid email address.' | 'Invalid email address'): Rule {
  return (value) => (isEmail(value) ? null : sentence)
}

export const passwordRule: Rule = (value) =>
  value.length >= minPasswordLength ? null : 'The passwords must be 8 or more characters.'

export function samePasswordRule(sentence: 'The passwords do not match.' | 'Passwords does not match'): Rule {
  return (value, { password }) => (value === password ? null : sentence)
}

/** The rule of a field whose schema is in the contract; `read` turns what was typed into what the schema takes. */
export function schemaRule(schema: z.ZodMiniType, read: (typed: string) => unknown = (typed) => typed): Rule {
  return (value) => schema.safeParse(read(value)).error?.issues[0]?.message ?? null
}
