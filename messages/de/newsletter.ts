import type { newsletterMessages as source } from '../en-US/newsletter.ts'
import type { Translation } from '../translation.ts'

export const newsletterMessages: Translation<typeof source> = {
  title: 'Newsletter',
  joinTitle: 'Newsletter abonnieren',
  invitation: (shop) =>
    `Neuheiten, wieder Verfügbares und Ideen für die Saison von ${shop}, etwa zweimal im Monat. Abbestellen können Sie jederzeit.`,
  email: 'E-Mail-Adresse',
  subscribe: 'Abonnieren',
  continueBrowsing: 'Weiter einkaufen',

  unsubscribe: 'Abbestellen',
  processing: 'Einen Moment',
  unsubscribedTitle: 'Auf Wiedersehen',
  failedTitle: 'Das hat leider nicht geklappt',
  failed:
    'Wir konnten Ihre Anfrage nicht bearbeiten. Bitte versuchen Sie es später noch einmal oder schreiben Sie uns.',
  returnHome: 'Zur Startseite',
  contact: 'Kontakt',
}
