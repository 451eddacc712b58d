import type { apiAccountsMessages as source } from '../../en-US/api/accounts.ts'
import type { Translation } from '../../translation.ts'

export const apiAccountsMessages: Translation<typeof source> = {
  account: 'Ihr Konto.',
  welcome: (firstName) => `Willkommen, ${firstName}. Ihr Konto ist eingerichtet.`,
  welcomeBack: (firstName) => `Willkommen zurück, ${firstName}.`,
  loggedOut: 'Sie sind abgemeldet.',
  codeNeeded: 'Bitte geben Sie den Code Ihrer Authenticator-App ein.',
  passkeyNeeded: 'Bitte melden Sie sich mit Ihrem Passkey an, oder geben Sie einen Wiederherstellungscode ein.',
  passkeyRefused:
    'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
  codeWrong: 'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte warten Sie auf den nächsten.',
  tooManyCodes: 'Zu viele falsche Codes. Bitte versuchen Sie es in 15 Minuten noch einmal.',
  wrongLogin: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  wrongPassword: 'Dieses Passwort ist falsch.',
  emailTaken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
  nameWithLink: 'Bitte geben Sie nur einen Namen ein, ohne Links, Ziffern und Zeichen.',
  countryUnknown: 'Bitte wählen Sie ein Land aus der Liste.',
  channelUnknown: 'Bitte wählen Sie aus der Liste, wie Sie auf uns aufmerksam geworden sind.',
  samePassword: 'Das ist Ihr bisheriges Passwort. Bitte wählen Sie ein anderes.',
  commonPassword: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  updated: 'Ihr Konto ist gespeichert.',
  updatedEmail:
    'Ihr Konto ist gespeichert. Die neue E-Mail-Adresse gilt, sobald Sie sie über den Link bestätigen, den wir dorthin gesendet haben.',
  emailConfirmed: 'Ihre neue E-Mail-Adresse ist bestätigt.',
  emailChangeUndone: (email) =>
    `Ihr Konto verwendet wieder ${email}. Alle Geräte sind abgemeldet, und das Passwort gilt nicht mehr: Wir haben Ihnen einen Link gesendet, um ein neues zu wählen.`,
  noSuchSession: 'Dieses Gerät ist schon abgemeldet.',
  sessionEnded: 'Das Gerät ist abgemeldet.',
  otherSessionsEnded: 'Alle anderen Geräte sind abgemeldet.',
  resetLinkSent: 'Wenn es mit dieser E-Mail-Adresse ein Konto gibt, ist ein Link zu einem neuen Passwort unterwegs.',
  passwordChanged: 'Ihr Passwort ist geändert. Bitte melden Sie sich an.',
  ownPasswordChanged: 'Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
  lastOwner: 'Nur Sie sind Inhaber dieses Shops. Bitte geben Sie zuerst jemand anderem diese Rolle.',
}
