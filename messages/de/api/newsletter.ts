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
  importEmpty: 'Bitte geben Sie mindestens eine E-Mail-Adresse ein.',
  importTooMany: (max) => `Bitte importieren Sie höchstens ${max.toLocaleString('de')} Adressen auf einmal.`,
  importInvalid: (first, count) =>
    count === 1
      ? `„${first}“ ist keine E-Mail-Adresse. Es wurde nichts importiert.`
      : `„${first}“ und ${count - 1} weitere sind keine E-Mail-Adressen. Es wurde nichts importiert.`,
  importDateMissing: 'Bitte geben Sie den Tag der letzten Einwilligung ein.',
  importDateAhead: 'Dieser Tag liegt in der Zukunft.',
  importProofMissing: 'Bitte sagen Sie, wie in Ihren Newsletter eingewilligt wurde.',
  imported: (added, left) =>
    [
      added === 1 ? '1 Adresse hinzugefügt.' : `${added.toLocaleString('de')} Adressen hinzugefügt.`,
      left > 0 &&
        `${left.toLocaleString('de')} ausgelassen: schon auf der Liste, abgemeldet oder von einem gelöschten Konto.`,
    ]
      .filter(Boolean)
      .join(' '),
}
