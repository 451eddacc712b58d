import type { emails } from '#db/tables/emails.ts'
import { templateOf } from './email-templates.ts'

/** What replaces the secrets in the data of an email, such as the path that sets a password. */
export function secretsOf({ kind }: Pick<typeof emails.$inferSelect, 'kind'>): Record<string, string> {
  const { secrets = [] } = templateOf(kind)
  return Object.fromEntries(secrets.map((secret) => [secret, '/']))
}

/** An email whose links with secrets lead to the home page. */
export function withoutSecrets(email: typeof emails.$inferSelect): typeof emails.$inferSelect {
  return { ...email, fields: Object.assign({}, email.fields, secretsOf(email)) }
}
