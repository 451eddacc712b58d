import { minPasswordLength } from '#contract/accounts/limits.ts'
import { isEmail } from '#contract/text.ts'

/** What a field must be, given all fields of its form; answers the sentence for one that is not. */
export type Rule = (value: string, all: Readonly<Record<string, string>>) => string | null

/** Source: spec section 5. A form says the same with or without a full stop, as the spec spells it. */
export function emailRule(sentence: 'Invalid email address.' | 'Invalid email address'): Rule {
  return (value) => (isEmail(value) ? null : sentence)
}

export const passwordRule: Rule = (value) =>
  value.length >= minPasswordLength ? null : 'The passwords must be 8 or more characters.'

export function samePasswordRule(sentence: 'The passwords do not match.' | 'Passwords does not match'): Rule {
  return (value, { password }) => (value === password ? null : sentence)
}

/** Anything will do, as long as there is something. */
export const anyText: Rule = () => null

/** What is wrong in a form: a sentence for each field, and one for the whole, which is the first that applies. */
export interface Wrong {
  fields: Readonly<Record<string, string>>
  sentence: string
}

/** Checks a form: first that nothing is missing, which `missing` says, then field by field in the order of the rules. */
export function checkForm(
  rules: Readonly<Record<string, Rule>>,
  values: Readonly<Record<string, string>>,
  missing: string,
): Wrong | null {
  const empty = Object.keys(rules).filter((name) => !values[name])
  const wrong = Object.entries(rules).flatMap(([name, rule]) => {
    const sentence = values[name] ? rule(values[name], values) : null
    return sentence ? [[name, sentence] as const] : []
  })
  if (empty.length === 0 && wrong.length === 0) return null
  return {
    fields: Object.fromEntries([...empty.map((name) => [name, 'Please fill this in.'] as const), ...wrong]),
    sentence: empty.length > 0 ? missing : (wrong[0]?.[1] ?? missing),
  }
}
