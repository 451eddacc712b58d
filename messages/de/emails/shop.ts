import type { emailsShopMessages as english } from '../../en-US/emails/shop.ts'
import type { Translation } from '../../translation.ts'

export const emailsShopMessages: Translation<typeof english> = {
  contactUs: 'Kontakt',

  vatNumber: (vatNumber) => `USt-IdNr. ${vatNumber}`,

  test: {
    subject: 'Test-E-Mail Ihres Shops',
    preview: 'Wenn Sie dies lesen, kann Ihr Shop E-Mails senden.',
    sent: (firstName, origin) =>
      `${firstName} hat diese E-Mail von ${origin} gesendet, um zu prüfen, ob E-Mails ankommen. Kunden erhalten ihre in derselben Form vom selben Absender.`,
    spam: 'Falls sie im Spam gelandet ist, prüfen Sie die SPF-, DKIM- und DMARC-Einträge der Absenderdomain.',
    reason: 'Sie erhalten diese E-Mail, weil eine Person aus der Verwaltung einen Test an diese Adresse gesendet hat.',
  },
}
