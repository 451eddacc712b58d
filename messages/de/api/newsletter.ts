import type { apiNewsletterMessages as source } from '../../en-US/api/newsletter.ts'
import type { Translation } from '../../translation.ts'

export const apiNewsletterMessages: Translation<typeof source> = {
  unsubscribed:
    'Unser Newsletter ist abbestellt. Falls wir prüfen müssen, dass Sie es sind, haben wir Ihnen einen Link gesendet.',
  subscribed:
    'Vielen Dank. Bitte öffnen Sie zur Bestätigung den Link in unserer E-Mail, außer wenn Sie den Newsletter schon erhalten.',
  confirmed: 'Sie erhalten jetzt unseren Newsletter. Vielen Dank.',
  linkExpired: 'Dieser Link ist abgelaufen. Bitte geben Sie Ihre Adresse noch einmal ein.',
  notSubscribed: 'Diese Adresse steht nicht auf der Liste.',
  unsubscribedAlready: 'Diese Adresse ist schon abgemeldet.',
  addressUnsubscribed: 'Adresse abgemeldet.',
}
