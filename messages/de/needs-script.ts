import type { needsScriptMessages as source } from '../en-US/needs-script.ts'
import type { Translation } from '../translation.ts'

export const needsScriptMessages: Translation<typeof source> = {
  note: (link) => [
    'Diese Seite braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein, oder ',
    link('schreiben Sie uns'),
    '.',
  ],
}
