import type { apiMessagesMessages as source } from '../../en-US/api/messages.ts'
import type { Translation } from '../../translation.ts'

export const apiMessagesMessages: Translation<typeof source> = {
  notFound: 'Nachricht nicht gefunden.',
  openAlready: 'Diese Nachricht ist schon offen.',
  closedAlready: 'Diese Nachricht ist schon geschlossen.',
  closed: 'Nachricht geschlossen.',
  reopened: 'Nachricht wieder geöffnet.',
  replyMissing: 'Bitte schreiben Sie eine Antwort.',
  replySent: (email) => `Ihre Antwort ist auf dem Weg an ${email}.`,
  answeredMeanwhile: 'Jemand anderes hat diese Nachricht inzwischen beantwortet. Ihre Antwort wurde nicht gesendet.',
  received: 'Vielen Dank. Ihre Nachricht ist gesendet, und wir antworten per E-Mail.',
  departmentInvalid: 'Bitte wählen Sie ein Thema aus der Liste.',
}
