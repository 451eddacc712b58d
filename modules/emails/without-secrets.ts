import { maskedCode } from '#contract/discounts/masked-code.ts'
import type { emails } from '#db/tables/emails.ts'
import { templateOf } from './email-templates.ts'

type Stored = Pick<typeof emails.$inferSelect, 'kind' | 'fields'>

const hiddenCode = '••••••••'

/** What replaces the secrets that are in the data of an email, such as the path that sets a password. */
export function secretsOf({ kind, fields }: Stored): Record<string, string> {
  const { secrets = [], codes = [] } = templateOf(kind)
  const replaced = [...secrets.map((name) => [name, '/'] as const), ...codes.map((name) => [name, hiddenCode] as const)]
  return Object.fromEntries(replaced.filter(([name]) => typeof Reflect.get(Object(fields), name) === 'string'))
}

/**
 * An email as staff may see it: links with secrets lead to the home page, links that open an order to the form that finds it,
 * and codes that are worth money are hidden.
 */
export function withoutSecrets(email: typeof emails.$inferSelect): typeof emails.$inferSelect {
  const fields = Object.entries<unknown>({ ...Object(email.fields), ...secretsOf(email) })
  return { ...email, fields: Object.fromEntries(fields.map(([name, value]) => [name, shownField(name, value)])) }
}

function shownField(name: string, value: unknown): unknown {
  if (typeof value === 'string') return withoutKey(value)
  return name === 'discounts' && Array.isArray(value) ? value.map(withoutCredit) : value
}

// Its holder is taken for the buyer, who sees codes that support may not.
function withoutKey(path: string): string {
  return path
    .replace(/^\/track-order\/[^/.]+\..*$/, '/track-order')
    .replace(/^(\/shop\/payment\/feedback\/[^?]+)\?key=.*$/, '$1')
}

// Emails of earlier versions have the whole code.
function withoutCredit(discount: unknown): unknown {
  const { kind, code } = Object(discount)
  return kind === 'store_credit' && typeof code === 'string'
    ? { ...Object(discount), code: maskedCode(code) }
    : discount
}
