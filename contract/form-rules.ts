import type * as z from 'zod/mini'
import { rulesMessages } from '#messages/en-US/rules.ts'
import { minPasswordLength } from './accounts/limits.ts'
import type { Rule } from './check-form.ts'
import { isEmail } from './text.ts'

/** `message` is a function, as a message is read when it is shown. */
export function emailRule(message: () => string): Rule {
  return (value) => (isEmail(value) ? null : message())
}

export const passwordRule: Rule = (value) => (value.length >= minPasswordLength ? null : rulesMessages.passwordShort)

export function samePasswordRule(message: () => string): Rule {
  return (value, { password }) => (value === password ? null : message())
}

/** A rule from a schema in the contract; `read` converts the typed value first. */
export function schemaRule(schema: z.ZodMiniType, read: (typed: string) => unknown = (typed) => typed): Rule {
  return (value) => schema.safeParse(read(value)).error?.issues[0]?.message ?? null
}
