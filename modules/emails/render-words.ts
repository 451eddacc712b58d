import * as z from 'zod/mini'
import type { EmailKind, EmailText } from '#contract/emails/email-text.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { fillWords, placeholderValues } from '#emails/own-words/placeholders.ts'
import { samples } from '#emails/own-words/samples.ts'
import { runInLocale } from '#messages/current-locale.ts'
import type { Locale } from '#messages/locales.ts'
import type { Shop } from '../context.ts'
import { templateOf } from './email-templates.ts'

interface Written {
  kind: string
  locale: Locale
  /** As the template has parsed them. */
  fields: unknown
  /** The owner's words; null for the usual ones. */
  words: EmailText | null
}

// A subject is a header: a line break in it would begin another one.
const oneLine = (subject: string) => subject.replace(/\s+/g, ' ').trim().slice(0, 200)

/** The subject of an email: the owner's, or the usual one. */
export function subjectOf({ kind, locale, fields, words }: Written, shop: { settings: Settings }): string {
  const template = templateOf(kind)
  return runInLocale(locale, () => {
    if (!words || words.subject === '') return oneLine(template.subject(z.parse(template.fields, fields)))
    return oneLine(fillWords(words.subject, placeholderValues(template, fields, shop)))
  })
}

/** The data of an invented email, on top of which a real one may give its own. */
export function sampleFields(kind: EmailKind, own: object = {}): unknown {
  return z.parse(templateOf(kind).fields, { ...samples()[kind], ...own })
}

/** What the placeholders of an invented email stand for. */
export async function sampleValues(shop: Pick<Shop, 'settings'>, kind: EmailKind, locale: Locale) {
  const settings = await shop.settings.read()
  return runInLocale(locale, () => placeholderValues(templateOf(kind), sampleFields(kind), { settings }))
}
