import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { placeholdersIn, withoutPlaceholders } from '../settings/placeholders.ts'

/** Why words of an email are refused: a placeholder that it does not have, or one that is not complete. */
export function wrongWords(text: string, known: readonly string[]): string | null {
  const unknown = placeholdersIn(text).find((name) => !known.includes(name))
  if (unknown !== undefined) return apiSettingsMessages.placeholderUnknown(`{{${unknown}}}`)
  return /\{\{|\}\}/.test(withoutPlaceholders(text)) ? apiSettingsMessages.placeholderBroken : null
}
