import type { emailsNewsletterMessages as english } from '../../en-US/emails/newsletter.ts'
import type { Translation } from '../../translation.ts'

export const emailsNewsletterMessages: Translation<typeof english> = {
  newsletterConfirm: {
    subject: 'Bitte bestätigen Sie Ihr Newsletter-Abonnement',
    preview: 'Noch ein Klick, und Sie sind dabei.',
    ask: (shop) =>
      `Bitte bestätigen Sie, dass Sie den Newsletter von ${shop} an diese Adresse erhalten möchten: Neuheiten und Angebote, etwa zweimal im Monat.`,
    confirm: 'Abonnement bestätigen',
    validity:
      'Dieser Link gilt eine Woche. Wenn Sie unseren Newsletter nicht bestellt haben, ignorieren Sie diese E-Mail; Sie erhalten ihn dann nicht.',
    reason: 'Sie erhalten diese E-Mail, weil diese Adresse für unseren Newsletter eingetragen wurde.',
  },

  newsletterWelcome: {
    subject: 'Sie erhalten unseren Newsletter',
    preview: 'Etwa zweimal im Monat Neuheiten und Angebote.',
    welcome:
      'Vielen Dank. Etwa zweimal im Monat schreiben wir Ihnen über Neuheiten und Angebote. Abbestellen können Sie jederzeit mit dem Link am Ende jeder E-Mail.',
    view: 'Neuheiten ansehen',
    reason: (link) => ['Sie erhalten diese E-Mail, weil Sie unseren Newsletter abonniert haben. ', link('Abbestellen')],
  },

  unsubscribeLink: {
    subject: 'Newsletter abbestellen',
    preview: 'Bestätigen Sie mit einem Klick.',
    ask: 'Bestätigen Sie mit einem Klick, und diese Adresse erhält unseren Newsletter nicht mehr.',
    unsubscribe: 'Abbestellen',
    reason: 'Sie erhalten diese E-Mail, weil jemand den Newsletter an diese Adresse abbestellen wollte.',
  },
}
