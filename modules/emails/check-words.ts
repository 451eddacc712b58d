import { type EmailKind, type EmailText, emailTextParts } from '#contract/emails/email-text.ts'
import { placeholdersIn } from '#contract/settings/placeholders.ts'
import { placeholdersOf } from '#emails/own-words/placeholders.ts'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { refusedFields } from '../settings/refused-fields.ts'
import { templateOf } from './email-templates.ts'

/** Refuses words with a placeholder that this email does not have. */
export function checkWords(kind: EmailKind, values: EmailText): void {
  const known = placeholdersOf(templateOf(kind))
  const wrong = emailTextParts.flatMap((part) => {
    const unknown = placeholdersIn(values[part]).find((name) => !known.includes(name))
    const msg = unknown !== undefined && apiSettingsMessages.placeholderUnknown(`{{${unknown}}}`)
    return msg ? [{ param: `values.${part}`, msg }] : []
  })
  if (wrong.length > 0) throw refusedFields(wrong)
}
