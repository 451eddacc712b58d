import type { emailsAccountsMessages as english } from '../../en-US/emails/accounts.ts'
import type { Translation } from '../../translation.ts'

const accountReason = 'Sie erhalten diese E-Mail, weil Ihr Konto bei uns diese Adresse verwendet.'
const nothingToDo = 'Wenn Sie das waren, müssen Sie nichts tun.'

export const emailsAccountsMessages: Translation<typeof english> = {
  welcome: {
    subject: 'Ihr Konto ist eingerichtet',
    preview: 'Bestellungen, Merkzettel und Bewertungen an einem Ort.',
    welcome: (firstName) =>
      `Willkommen, ${firstName}. Mit Ihrem Konto verfolgen Sie Bestellungen, haben Ihren Merkzettel auf jedem Gerät und bewerten, was Sie kaufen.`,
    view: 'Zum Konto',
    reason:
      'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Konto angelegt wurde. Wenn Sie das nicht waren, schreiben Sie uns bitte.',
  },

  accountExists: {
    subject: 'Sie haben bereits ein Konto',
    preview: 'Melden Sie sich an, oder wählen Sie ein neues Passwort.',
    exists: (firstName) =>
      `${firstName}, jemand wollte mit dieser E-Mail-Adresse ein Konto anlegen; es gibt aber schon eines. Wenn Sie das waren, melden Sie sich an, oder wählen Sie ein neues Passwort, falls Sie Ihres vergessen haben.`,
    notYou: 'Wenn Sie das nicht waren, müssen Sie nichts tun. Es hat sich nichts geändert.',
    logIn: 'Anmelden',
    reason: 'Sie erhalten diese E-Mail, weil jemand mit dieser Adresse ein Konto anlegen wollte.',
  },

  accountDeleted: {
    subject: 'Ihr Konto wurde gelöscht',
    preview: 'Mit Ihren Daten, Ihrem Merkzettel und Ihren Nachrichten.',
    deleted: (firstName) =>
      `${firstName}, Ihr Konto wurde gelöscht, mit Ihren Daten, Ihrem Merkzettel und Ihren Nachrichten. Ihre Bewertungen bleiben ohne Ihren Namen im Shop.`,
    subscriptionsDeleted: 'Auch Ihr Newsletter-Abonnement und Ihre Anfragen zu ausverkauften Artikeln wurden gelöscht.',
    subscriptionsKept:
      'Für das Konto wurde nie bestätigt, dass diese Adresse dazugehört. Ein Newsletter-Abonnement und Anfragen zu ausverkauften Artikeln mit dieser Adresse bleiben deshalb; in jedem Newsletter ist ein Link zum Abmelden.',
    ordersKept:
      'Ihre Bestellungen bleiben ohne Namen und Adresse gespeichert. Ihre Rechnungen müssen wir nach dem Gesetz unverändert aufbewahren; nur wir können sie noch öffnen.',
    notYou: 'Wenn Sie das nicht wollten, schreiben Sie uns bitte sofort.',
    reason: 'Sie erhalten diese letzte E-Mail, weil diese Adresse zu einem Konto bei uns gehörte.',
  },

  confirmAddress: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    preview: 'Ihr Konto verwendet diese Adresse, sobald Sie sie bestätigen.',
    ask: (firstName) =>
      `${firstName}, Ihr Konto verwendet diese Adresse, sobald Sie sie bestätigen. Bis dahin gilt die alte.`,
    confirm: 'Adresse bestätigen',
    validity: 'Dieser Link gilt einmal, eine Stunde lang.',
    reason:
      'Sie erhalten diese E-Mail, weil diese Adresse in einem Konto bei uns eingegeben wurde. Wenn Sie das nicht waren, ignorieren Sie sie.',
  },

  addressChanging: {
    subject: 'In Ihrem Konto wurde eine neue E-Mail-Adresse eingegeben',
    preview: nothingToDo,
    entered: (firstName) =>
      `${firstName}, jemand, der in Ihrem Konto angemeldet war, hat eine neue E-Mail-Adresse eingegeben. Sie gilt, sobald sie bestätigt ist. ${nothingToDo}`,
    notYou:
      'Wenn Sie das nicht waren, machen Sie die Änderung rückgängig. Der Link gilt 7 Tage, auch nachdem die neue Adresse bestätigt wurde: Ihr Konto erhält diese Adresse zurück, alle Geräte werden abgemeldet, und Sie bekommen einen Link, um ein neues Passwort zu wählen.',
    undo: 'Änderung rückgängig machen',
    reason: accountReason,
  },

  resetPassword: {
    subject: 'Neues Passwort wählen',
    preview: 'Der Link gilt einmal, eine Stunde lang.',
    ask: (firstName) => `${firstName}, mit diesem Link wählen Sie ein neues Passwort für Ihr Konto.`,
    choosePassword: 'Neues Passwort wählen',
    validity:
      'Der Link gilt einmal, eine Stunde lang. Wenn Sie nicht danach gefragt haben, ignorieren Sie diese E-Mail; Ihr Passwort bleibt, wie es ist.',
    reason: 'Sie erhalten diese E-Mail, weil jemand das Passwort eines Kontos mit dieser Adresse ändern wollte.',
  },

  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    preview: 'Alle Geräte sind abgemeldet.',
    changed: (firstName) =>
      `${firstName}, das Passwort Ihres Kontos wurde geändert, und alle Geräte sind abgemeldet. ${nothingToDo}`,
    notYou: 'Wenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort und schreiben Sie uns.',
    choosePassword: 'Neues Passwort wählen',
    reason: accountReason,
  },
}
