import type { emailsContactMessages as english } from '../../en-US/emails/contact.ts'
import type { Translation } from '../../translation.ts'

export const emailsContactMessages: Translation<typeof english> = {
  contactReceived: {
    subject: 'Ihre Nachricht ist angekommen',
    preview: 'Wir antworten an diese Adresse.',
    received: 'Vielen Dank für Ihre Nachricht. Wir antworten an diese Adresse, meist innerhalb von zwei Werktagen.',
    department: (department) => `Thema: ${department}`,
    reason: 'Sie erhalten diese E-Mail, weil über unsere Kontaktseite eine Nachricht mit dieser Adresse kam.',
  },

  contactReply: {
    subject: (subject) => `Re: ${subject}`,
    quoted: (name) => `${name} schrieb:`,
    reason: 'Sie erhalten diese E-Mail, weil Sie uns geschrieben haben.',
  },

  contactNoteToShop: {
    subject: (department, subject) => `Nachricht (${department}): ${subject}`,
    preview: (name, department) => `Von ${name}, Thema: ${department}.`,
    answer: 'In der Verwaltung antworten',
    reason: 'Sie erhalten diese E-Mail, weil Sie diesen Shop betreiben. Ihre Antwort geht an den Absender.',
  },
}
