import type { emailsMessages as source } from '../en-US/emails.ts'
import { nameSize } from '../name-size.ts'
import type { Translation } from '../translation.ts'

const orderReason = 'Sie erhalten diese E-Mail, weil Sie bei uns bestellt haben.'
const ownerReason = 'Sie erhalten diese E-Mail, weil Sie diesen Shop betreiben.'
const accountReason = 'Sie erhalten diese E-Mail, weil Ihr Konto bei uns diese Adresse verwendet.'
const nothingToDo = 'Wenn Sie das waren, müssen Sie nichts tun.'

export const emailsMessages: Translation<typeof source> = {
  contactUs: 'Kontakt',
  vatNumber: (vatNumber) => `USt-IdNr. ${vatNumber}`,

  order: {
    customerNote: 'Nachricht an den Shop',
    giftMessage: 'Grußtext zum Geschenk',
    subtotal: 'Zwischensumme',
    shipping: 'Versand',
    freeShipping: 'Kostenloser Versand',
    free: 'Kostenlos',
    tax: 'Steuer',
    includedTax: (percent) => `Enthält ${percent} % MwSt.`,
    totalBeforeTax: 'Gesamtsumme vor Steuern',
    total: 'Gesamtsumme',
    size: (size) => nameSize('Größe', size, 'Einheitsgröße'),
    quantity: (units) => `Menge: ${units}`,
    card: (brand, last4) => `${brand} mit den Endziffern ${last4}`,
    unknownBrand: (last4) => `Ihre Karte mit den Endziffern ${last4}`,
    bankAccount: 'Ihr Bankkonto',
    byHand: 'Sie',
    unknownCard: 'Ihre Karte',
    creditReturned: (amount) => `${amount} Guthaben können Sie wieder verwenden.`,
    address: 'Lieferadresse',
    pickup: 'Abholung',
    track: 'Sendung verfolgen',
    trackOrCancel: (link) => [
      'Bis wir Ihre Bestellung versenden, können Sie sie stornieren. ',
      link('Bestellung verfolgen oder stornieren'),
    ],
    reason: orderReason,
  },

  receipt: {
    subject: (order, total) => `Bestellbestätigung ${order}: ${total}`,
    title: (order) => `Bestellung ${order} ist bestätigt`,
    preview: (total, card) => `Vielen Dank. Bezahlt: ${total}, ${card}.`,
    paid: (customer, total, card, date) => `Vielen Dank, ${customer}. Sie haben am ${date} ${total} bezahlt (${card}).`,
    freePreview: 'Ihre Rabatte decken den ganzen Betrag.',
    free: (customer, date) =>
      `Vielen Dank, ${customer}. Ihre Bestellung vom ${date} ist bei uns eingegangen. Ihre Rabatte decken den ganzen Betrag.`,
    receivedPreview: (total) => `Vielen Dank. Wir haben ${total} erhalten.`,
    received: (customer, total, way, date) =>
      `Vielen Dank, ${customer}. Wir haben ${total} am ${date} erhalten (${way}).`,
    packs: (processingDays) =>
      `Wir packen Ihre Bestellung innerhalb von ${processingDays} Werktagen und senden Ihnen die Sendungsnummer per E-Mail. Die Lieferzeit hängt vom Land ab.`,
    arrives: (days) =>
      `Voraussichtliche Lieferung: ${days}. Sobald Ihre Bestellung unterwegs ist, senden wir Ihnen die Sendungsnummer per E-Mail.`,
    ready: (day) =>
      `Ihre Bestellung liegt voraussichtlich am ${day} zur Abholung bereit. Wir schreiben Ihnen, sobald es so weit ist; bitte warten Sie diese E-Mail ab.`,
    view: 'Bestellung ansehen',
    repeat: 'Dies ist eine Kopie der Bestellbestätigung, die wir Ihnen schon gesendet haben.',
  },

  readyForPickup: {
    subject: (order) => `Ihre Bestellung ${order} liegt zur Abholung bereit`,
    partSubject: (order) => `Ein Teil Ihrer Bestellung ${order} liegt zur Abholung bereit`,
    text: (customer, place) =>
      `Guten Tag ${customer}, Ihre Bestellung liegt bereit. Sie können sie hier abholen: ${place}.`,
    partText: (customer, place) =>
      `Guten Tag ${customer}, ein Teil Ihrer Bestellung liegt bereit. Sie können ihn hier abholen: ${place}. Oder warten Sie auf den Rest.`,
    bring: (order) => `Bitte bringen Sie diese E-Mail oder Ihre Bestellnummer mit: ${order}.`,
  },

  shipped: {
    subject: (order) => `Ihre Bestellung ${order} ist unterwegs`,
    partSubject: (order) => `Ein Paket Ihrer Bestellung ${order} ist unterwegs`,
    preview: (carrier, trackingNumber) => `Sendungsnummer bei ${carrier}: ${trackingNumber}.`,
    handed: (carrier) => `Wir haben Ihre Bestellung an ${carrier} übergeben.`,
    handedPart: (carrier) => `Wir haben ein Paket mit einem Teil Ihrer Bestellung an ${carrier} übergeben.`,
    sent: 'Wir haben Ihre Bestellung abgeschickt. Sie reist ohne Sendungsnummer.',
    sentPart: 'Wir haben ein Paket mit einem Teil Ihrer Bestellung abgeschickt. Es reist ohne Sendungsnummer.',
    number: (trackingNumber) =>
      `Die Sendungsnummer lautet ${trackingNumber}. Bis sie den Weg Ihres Pakets zeigt, kann ein Tag vergehen.`,
    correctedSubject: (order) => `Neue Sendungsnummer für Ihre Bestellung ${order}`,
    correctedTo: (carrier, trackingNumber) =>
      `Die Sendungsverfolgung Ihres Pakets hat sich geändert. Es reist mit ${carrier}; die Sendungsnummer lautet ${trackingNumber}.`,
    corrected: (carrier) =>
      carrier === null
        ? 'Die Sendungsverfolgung Ihres Pakets hat sich geändert. Es reist ohne Sendungsnummer.'
        : `Die Sendungsverfolgung Ihres Pakets hat sich geändert. Es reist mit ${carrier}, ohne Sendungsnummer.`,
    restFollows: 'Der Rest folgt in einem weiteren Paket. Wir schreiben Ihnen, sobald es unterwegs ist.',
    last: 'Damit ist Ihre ganze Bestellung verschickt.',
    arrives: (days, promised) => `Voraussichtliche Lieferung: ${days}. Zugesagt war sie bis ${promised}.`,
    delayed: (days, promised) =>
      `Voraussichtliche Lieferung: ${days}. Zugesagt war sie bis ${promised}. Bitte entschuldigen Sie die Verspätung.`,
    track: 'Paket verfolgen',
  },

  orderChanged: {
    subject: (order) => `Ihre Bestellung ${order} wurde geändert`,
    preview: 'Was wir geändert haben, und was Ihre Bestellung jetzt enthält.',
    text: (customer) => `Guten Tag ${customer}, wir haben Ihre Bestellung wie vereinbart geändert.`,
    removed: 'Nicht mehr in Ihrer Bestellung:',
    added: 'Neu in Ihrer Bestellung:',
    paid: (amount) => `Für die Änderung haben Sie ${amount} bezahlt. Vielen Dank.`,
    now: 'Ihre Bestellung enthält jetzt:',
  },

  refunded: {
    subject: (order) => `Eine Erstattung für Ihre Bestellung ${order}`,
    preview: (sum, card) => `Wir erstatten ${sum}: ${card}.`,
    refund: (sum, card, days) =>
      `Wir erstatten Ihnen ${sum} (${card}). Bis Ihre Bank den Betrag zeigt, können ${days} Werktage vergehen. Sie müssen nichts tun.`,
    shipping: 'Der Versand ist in der Erstattung enthalten.',
  },

  canceled: {
    nothingPaid: 'Es wurde nichts bezahlt, also gibt es nichts zu erstatten.',
    refundedBefore: 'Ihre Zahlung wurde bereits erstattet.',
    subject: (order) => `Ihre Bestellung ${order} wurde storniert`,
    preview: (total, card) => `Wir erstatten ${total}: ${card}.`,
    refund: (total, card, days) =>
      `Wir erstatten Ihnen ${total} (${card}). Bis Ihre Bank den Betrag zeigt, können ${days} Werktage vergehen. Sie müssen nichts tun.`,
  },

  paymentReturned: {
    subject: (amount) => `Ihre Zahlung von ${amount} wird erstattet`,
    preview: 'Die Artikel waren ausverkauft, bevor Ihre Zahlung ankam.',
    changePreview: 'Ihre Bestellung konnte nicht mehr geändert werden.',
    changeOver: (customer) =>
      `Es tut uns leid, ${customer}. Ihre Zahlung kam an, als Ihre Bestellung nicht mehr geändert werden konnte. Die Bestellung selbst bleibt, wie sie war.`,
    soldOut: (customer) =>
      `Es tut uns leid, ${customer}. Ihre Zahlung kam an, als Ihre Artikel nicht mehr reserviert waren; inzwischen sind sie ausverkauft. Es wurde nichts bestellt.`,
    refund: (amount, card, days) =>
      `Wir erstatten Ihnen ${amount} (${card}). Bis Ihre Bank den Betrag zeigt, können ${days} Werktage vergehen. Sie müssen nichts tun.`,
    continue: 'Weiter einkaufen',
    reason: 'Sie erhalten diese E-Mail, weil Sie auf unserer Zahlungsseite bezahlt haben.',
  },

  orderAwaiting: {
    subjects: {
      transfer: (order, total) => `Bestellung ${order}: bitte überweisen Sie ${total}`,
      link: (order, total) => `Bestellung ${order}: bitte zahlen Sie ${total}`,
      provider: (order) => `Bestellung ${order}: wir warten auf Ihre Bank`,
    },
    titles: {
      transfer: (order) => `Bestellung ${order} wartet auf Ihre Überweisung`,
      link: (order) => `Bestellung ${order} kann bezahlt werden`,
      provider: (order) => `Bestellung ${order} wartet auf Ihre Bank`,
    },
    texts: {
      transfer: (customer, total, until) =>
        `Vielen Dank, ${customer}. Bitte überweisen Sie ${total} mit der Bestellnummer als Verwendungszweck. Wir reservieren Ihre Artikel bis ${until} und schreiben Ihnen, sobald das Geld da ist.`,
      link: (customer, _total, until) =>
        `Guten Tag ${customer}, wir haben Ihre Bestellung zusammengestellt. Sie können bis ${until} bezahlen; bis dahin sind Ihre Artikel reserviert.`,
      provider: (customer, total) =>
        `Vielen Dank, ${customer}. Ihre Bank muss die Zahlung von ${total} noch bestätigen; das kann einige Werktage dauern. Ihre Artikel sind reserviert, und wir schreiben Ihnen, sobald es so weit ist.`,
    },
    actions: {
      transfer: 'Bestellung ansehen',
      link: 'Jetzt bezahlen',
      provider: 'Bestellung ansehen',
    },
    account: 'Unser Konto',
    facts: {
      holder: 'Kontoinhaber',
      bank: 'Bank',
      number: 'IBAN oder Kontonummer',
      code: 'BIC oder Bankleitzahl',
      reference: 'Verwendungszweck',
      amount: 'Betrag',
    },
  },

  orderNotPaid: {
    subject: (order) => `Ihre Bestellung ${order} wurde nicht bezahlt`,
    texts: {
      expired: (customer) =>
        `Guten Tag ${customer}, bis zum genannten Tag haben wir keine Zahlung gefunden. Ihre Artikel sind deshalb nicht mehr reserviert.`,
      canceled: (customer) => `Guten Tag ${customer}, Ihre Bestellung wurde storniert, bevor sie bezahlt war.`,
      failed: (customer) =>
        `Guten Tag ${customer}, Ihre Bank hat die Zahlung nicht bestätigt. Ihre Artikel sind deshalb nicht mehr reserviert.`,
    },
    nothing: 'Falls Sie inzwischen bezahlt haben, schreiben Sie uns bitte. Sonst wurde nichts abgebucht.',
    shop: 'Neu bestellen',
  },

  paymentRequest: {
    subject: (order, amount) => `Bitte zahlen Sie ${amount} für die Bestellung ${order}`,
    title: (order) => `Eine Zahlung für die Bestellung ${order}`,
    preview: (amount, until) => `${amount}, bis ${until}.`,
    text: (customer, description, amount) =>
      `Guten Tag ${customer}, dies ist noch zu bezahlen: ${description}, ${amount}.`,
    until: (until) =>
      `Sie können bis ${until} bezahlen. Danach gilt der Link nicht mehr, und es wird nichts abgebucht.`,
    pay: (amount) => `${amount} zahlen`,
    reason: orderReason,
  },

  newOrder: {
    subject: (order, total) => `Neue Bestellung ${order}: ${total}`,
    title: (order) => `Neue Bestellung ${order}`,
    summary: {
      standard: (total, customer) => `${total} von ${customer}, Standardversand.`,
      express: (total, customer) => `${total} von ${customer}, Expressversand.`,
      pickup: (total, customer) => `${total} von ${customer}, wird abgeholt.`,
    },
    view: 'Bestellung ansehen',
    reason: ownerReason,
  },

  trackingLink: {
    subject: (order) => `Ihr neuer Link zur Bestellung ${order}`,
    preview: 'Er ersetzt einen abgelaufenen.',
    ask: (customer) =>
      `Guten Tag ${customer}, hier ist ein neuer Link zu Ihrer Bestellung. Er zeigt sie vollständig, geben Sie ihn also bitte nicht weiter.`,
    open: 'Bestellung öffnen',
  },

  reviewInvitation: {
    subject: (order) => `Wie gefällt Ihnen Ihre Bestellung ${order}?`,
    title: 'Wie gefällt es Ihnen?',
    preview: (order) => `Ein paar Worte zur Bestellung ${order} helfen anderen bei der Wahl.`,
    invitation: (customer) =>
      `Guten Tag ${customer}, ein paar Worte zu Ihrem Einkauf helfen anderen bei der Wahl und uns, besser zu werden. Erzählen Sie uns, was Ihnen gefällt und was wir besser machen können.`,
    review: (product) => `${product} bewerten`,
  },

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
    preview: 'Mit Ihren Daten, Ihrem Merkzettel, Ihren Nachrichten und dem Newsletter.',
    deleted: (firstName) =>
      `${firstName}, Ihr Konto wurde gelöscht, mit Ihren Daten, Ihrem Merkzettel, Ihren Nachrichten und Ihrem Newsletter. Ihre Bewertungen bleiben ohne Ihren Namen im Shop.`,
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

  backInStock: {
    subject: (product) => `${product} ist wieder da`,
    preview: 'Wieder verfügbar, solange der Vorrat reicht.',
    previewOf: (choice) => `Wieder verfügbar in ${choice}, solange der Vorrat reicht.`,
    available: (product) =>
      `${product} ist wieder verfügbar. Wir benachrichtigen alle in der Reihenfolge ihrer Anfragen und können nichts zurücklegen.`,
    availableIn: (product, choice) =>
      `${product} ist wieder verfügbar in ${choice}. Wir benachrichtigen alle in der Reihenfolge ihrer Anfragen und können nichts zurücklegen.`,
    size: (size) => nameSize('Größe', size, 'Einheitsgröße'),
    view: 'Im Shop ansehen',
    reason: 'Sie erhalten diese E-Mail einmal, weil Sie uns darum gebeten haben.',
  },

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
    reason: (link) => ['Sie erhalten diese E-Mail, weil Sie unseren Newsletter bestätigt haben. ', link('Abbestellen')],
  },

  unsubscribeLink: {
    subject: 'Newsletter abbestellen',
    preview: 'Bestätigen Sie mit einem Klick.',
    ask: 'Bestätigen Sie mit einem Klick, und diese Adresse erhält unseren Newsletter nicht mehr.',
    unsubscribe: 'Abbestellen',
    reason: 'Sie erhalten diese E-Mail, weil jemand den Newsletter an diese Adresse abbestellen wollte.',
  },

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

  test: {
    subject: 'Test-E-Mail Ihres Shops',
    preview: 'Wenn Sie dies lesen, kann Ihr Shop E-Mails senden.',
    sent: (firstName, origin) =>
      `${firstName} hat diese E-Mail von ${origin} gesendet, um zu prüfen, ob E-Mails ankommen. Kunden erhalten ihre in derselben Form vom selben Absender.`,
    spam: 'Falls sie im Spam gelandet ist, prüfen Sie die SPF-, DKIM- und DMARC-Einträge der Absenderdomain.',
    reason: 'Sie erhalten diese E-Mail, weil eine Person aus der Verwaltung einen Test an diese Adresse gesendet hat.',
  },
}
