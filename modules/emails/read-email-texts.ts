import { inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type EmailText, emailText, isUsual } from '#contract/emails/email-text.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { settings } from '#db/tables/settings.ts'
import type { Locale } from '#messages/locales.ts'

/** The key of the row that stores the owner's words of an email. */
export const emailTextKey = (kind: string, locale: Locale) => `email.${kind}.${locale}`

interface OwnEmailText {
  text: EmailText
  version: number
}

/** The owner's words at these keys; none for an email that has the usual ones and was never changed. */
export async function readEmailTexts(db: Db | Tx, keys: readonly string[]): Promise<Map<string, OwnEmailText>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value, version: settings.version })
    .from(settings)
    .where(inArray(settings.key, [...new Set(keys)]))
  return new Map(
    rows.flatMap(({ key, value, version }) => {
      const { data: text } = z.safeParse(emailText, value)
      return text ? [[key, { text, version }]] : []
    }),
  )
}

/** The same, without those that are the usual ones again. */
export async function readOwnWords(db: Db | Tx, keys: readonly string[]): Promise<Map<string, EmailText>> {
  const all = await readEmailTexts(db, keys)
  return new Map([...all].flatMap(([key, { text }]) => (isUsual(text) ? [] : [[key, text]])))
}
