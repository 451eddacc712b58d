import * as z from 'zod/mini'
import type { EmailText } from '#contract/emails/email-text.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import type { Tx } from '#db/open-database.ts'
import { emails } from '#db/tables/emails.ts'
import { currentLocale } from '#messages/current-locale.ts'
import type { Locale } from '#messages/locales.ts'
import type { Shop } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { type NewEmail, templateOf } from './email-templates.ts'
import { emailTextKey, readOwnWords } from './read-email-texts.ts'
import { subjectOf } from './render-words.ts'
import { sealSecrets } from './sealed-secrets.ts'

/** What queues an email: the jobs that send it, and the key that seals its secrets. */
export type EmailQueue = Pick<Shop, 'enqueue' | 'secrets'>

/**
 * Queues an email in the transaction of its cause; a job sends it after the commit. Returns the email's ID, or null if
 * this cause has already queued one.
 */
export async function queueEmail(shop: EmailQueue, tx: Tx, written: NewEmail): Promise<string | null> {
  const [id] = await queueEmails(shop, tx, [written])
  return id ?? null
}

/** The same for several emails; returns the IDs of those that were queued. */
export async function queueEmails(shop: EmailQueue, tx: Tx, written: readonly NewEmail[]): Promise<string[]> {
  const parsed = written.map(({ kind, cause, to, locale = currentLocale(), fields }) => {
    return { kind, cause, to, locale, fields: z.parse(templateOf(kind).fields, fields) }
  })
  const own = await readOwnWords(
    tx,
    parsed.map(({ kind, locale }) => emailTextKey(kind, locale)),
  )
  return insert(
    shop,
    tx,
    parsed.map((each) => ({ ...each, words: own.get(emailTextKey(each.kind, each.locale)) ?? null })),
  )
}

/** Queues an email with words that are not saved, to the user who writes them; returns its ID. */
export async function queueExample(shop: EmailQueue, tx: Tx, written: Parsed): Promise<string> {
  const [id] = await insert(shop, tx, [written])
  if (!id) throw new Error('The email was not written')
  return id
}

interface Parsed {
  kind: string
  cause: string
  to: string
  locale: Locale
  /** As the template has parsed them. */
  fields: unknown
  words: EmailText | null
}

async function insert(shop: EmailQueue, tx: Tx, written: readonly Parsed[]): Promise<string[]> {
  // The shop's name is read only where the owner may have written it: most emails cost no query more.
  const settings = written.some(({ words }) => words) ? (await readSettings(tx)).settings : defaultSettings
  const made = await tx
    .insert(emails)
    .values(
      written.map(({ to, ...email }) => ({
        ...email,
        toEmail: to,
        subject: subjectOf(email, { settings }),
        fields: sealSecrets(shop, email),
      })),
    )
    .onConflictDoNothing({ target: emails.cause })
    .returning({ id: emails.id, kind: emails.kind })
  for (const name of ['sendEmail', 'sendEmailInOrder'] as const) {
    const payload = made.flatMap(({ id, kind }) => (jobOf(kind) === name ? [{ emailId: id }] : []))
    if (payload.length > 0) await shop.enqueue(tx, name, ...payload)
  }
  return made.map(({ id }) => id)
}

function jobOf(kind: string): 'sendEmail' | 'sendEmailInOrder' {
  return templateOf(kind).inOrder ? 'sendEmailInOrder' : 'sendEmail'
}
