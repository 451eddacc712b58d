import type { newsletterConfirmMessages as source } from '../en-US/newsletter-confirm.ts'
import type { Translation } from '../translation.ts'

export const newsletterConfirmMessages: Translation<typeof source> = {
  title: 'Newsletter bestätigen',
  lead: (shop) =>
    `Noch ein Klick, und Sie erhalten etwa zweimal im Monat Neuheiten und Angebote von ${shop} per E-Mail.`,
  confirm: 'Abonnieren',
  again: 'Neuen Link anfordern',
  continueBrowsing: 'Weiter einkaufen',
}
