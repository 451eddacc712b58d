import { emailKinds } from '#contract/emails/email-text.ts'
import { locales } from '#messages/locales.ts'
import type { AdminContext } from '../context.ts'
import { emailTextKey, readOwnWords } from './read-email-texts.ts'

/** Every email, and the languages in which the owner has changed its words. */
export async function listEmailTexts(ctx: AdminContext) {
  const all = emailKinds.flatMap((kind) => locales.map((locale) => emailTextKey(kind, locale)))
  const own = await readOwnWords(ctx.db, all)
  return {
    texts: emailKinds.map((kind) => ({ kind, own: locales.filter((locale) => own.has(emailTextKey(kind, locale))) })),
  }
}
