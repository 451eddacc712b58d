import { type EmailKind, type EmailText, emailTextParts } from '#contract/emails/email-text.ts'
import { wrongWords } from '#contract/emails/wrong-words.ts'
import { placeholdersOf } from '#emails/own-words/placeholders.ts'
import { refusedFields } from '../settings/refused-fields.ts'
import { templateOf } from './email-templates.ts'

/** Refuses words with a placeholder that this email does not have, or with one that is not complete. */
export function checkWords(kind: EmailKind, values: EmailText): void {
  const known = placeholdersOf(templateOf(kind))
  const wrong = emailTextParts.flatMap((part) => {
    const msg = wrongWords(values[part], known)
    return msg ? [{ param: `values.${part}`, msg }] : []
  })
  if (wrong.length > 0) throw refusedFields(wrong)
}
