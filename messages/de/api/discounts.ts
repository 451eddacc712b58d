import type { apiDiscountsMessages as source } from '../../en-US/api/discounts.ts'
import type { Translation } from '../../translation.ts'

export const apiDiscountsMessages: Translation<typeof source> = {
  unknown: (code) => `Den Code ${code} kennen wir nicht. Bitte prüfen Sie die Schreibweise.`,
  paused: (code) => `Der Code ${code} lässt sich zurzeit nicht einlösen.`,
  notYet: (code, day) => `Der Code ${code} gilt ab ${day}.`,
  expired: (code) => `Der Code ${code} ist abgelaufen.`,
  usedUp: (code) => `Der Code ${code} ist aufgebraucht.`,
  emptyCredit: (code) => `Auf dem Code ${code} ist kein Guthaben mehr.`,
  emailNeeded: (code) => `Der Code ${code} gilt für eine E-Mail-Adresse. Bitte geben Sie Ihre ein.`,
  loginNeeded: (code) => `Der Code ${code} gehört zu einem Konto. Bitte melden Sie sich an, um ihn einzulösen.`,
  ofOther: (code) => `Der Code ${code} gehört zu einer anderen E-Mail-Adresse oder einem anderen Konto.`,
  notFirst: (code) => `Der Code ${code} gilt nur für eine erste Bestellung.`,
  usedByYou: (code) => `Den Code ${code} haben Sie schon eingelöst.`,
  notForThese: (code) => `Der Code ${code} gilt nicht für die Artikel in Ihrem Warenkorb.`,
  minimum: (code, missing) => `Noch ${missing}, dann gilt der Code ${code}.`,
  unitsMissing: (code, buy, get) =>
    `Der Code ${code} gilt ab ${buy + get} passenden Artikeln: ${buy} zum vollen Preis und ${get} mit Rabatt.`,
  sameDiscount: (code, other) =>
    `Der Code ${code} gehört zum selben Rabatt wie ${other}. Pro Bestellung lässt sich einer davon einlösen.`,
  notCombinable: (code, other) =>
    `Der Code ${code} lässt sich nicht mit „${other}“ kombinieren; damit sparen Sie mehr.`,
  nothingLeft: (code) => `Der Code ${code} ist nicht nötig: Für seine Artikel ist nichts mehr zu bezahlen.`,

  noLonger: (title) => `Den Rabatt „${title}“ gibt es nicht mehr. Bitte prüfen Sie Ihren Warenkorb.`,
  spentMeanwhile: (code) =>
    `Das Guthaben des Codes ${code} wurde inzwischen genutzt. Bitte prüfen Sie Ihren Warenkorb.`,

  notFound: 'Diesen Rabatt gibt es nicht.',
  titleMissing: 'Bitte geben Sie einen Titel ein.',
  codeInvalid: 'Ein Code hat 3 bis 40 Buchstaben, Ziffern, Binde- oder Unterstriche.',
  codeTaken: (code) => `Den Code ${code} gibt es schon.`,
  codeUsed: 'Dieser Code wurde schon eingelöst. Er lässt sich ändern, aber nicht entfernen.',
  prefixInvalid: 'Codes beginnen mit bis zu 20 Buchstaben, Ziffern, Binde- oder Unterstrichen.',
  noCodes: 'Ein automatischer Rabatt hat keine Codes.',
  percentMissing: 'Bitte geben Sie einen Prozentsatz von 0,001 bis 100 ein.',
  amountMissing: 'Bitte geben Sie einen Betrag ein.',
  amountStep: (step) => `Bitte geben Sie einen Betrag in Schritten von ${step} ein.`,
  unitsInvalid: 'Bitte geben Sie eine Anzahl von Artikeln ein.',
  speedsMissing: 'Wählen Sie, welche Versandarten kostenlos sind.',
  targetsMissing: {
    categories: 'Wählen Sie eine Kategorie.',
    collections: 'Wählen Sie eine Kollektion.',
    products: 'Geben Sie eine Artikelnummer ein.',
  },
  targetUnknown: 'Eine Kategorie oder Kollektion gibt es nicht mehr. Laden Sie die Seite neu.',
  skuUnknown: (sku) => `Es gibt kein Produkt mit der Artikelnummer ${sku}.`,
  tooManyProducts: (max) => `Ein Rabatt kann bis zu ${max} Produkte nennen.`,
  endsBeforeStart: 'Bitte wählen Sie ein Ende nach dem Beginn.',
  fewerThanUsed: (uses) => `Er wurde schon ${uses}-mal eingelöst.`,
  changedMeanwhile:
    'Jemand anderes hat diesen Rabatt geändert. Vergleichen Sie Ihre Änderungen damit und speichern Sie noch einmal.',
  wasUsed: 'Dieser Rabatt wurde eingelöst und bleibt deshalb gespeichert. Pausieren Sie ihn stattdessen.',
  ofCustomer: 'Die Bedingungen eines Codes für eine Person lassen sich nicht ändern.',
  added: (title) => `Rabatt „${title}“ angelegt.`,
  saved: 'Gespeichert. Neue Bestellungen verwenden ihn ab jetzt.',
  copied: (title) => `„${title}“ angelegt. Er ist pausiert.`,
  copyOf: (title) => `${title} (Kopie)`,
  pausedNow: (title) => `„${title}“ ist pausiert.`,
  resumedNow: (title) => `„${title}“ ist nicht mehr pausiert.`,
  removed: (title) => `Rabatt „${title}“ gelöscht.`,
  generated: (count) => (count === 1 ? 'Ein Code angelegt.' : `${count} Codes angelegt.`),

  storeCodes: { return: 'Guthaben', cashback: 'Cashback', goodwill: 'Ein Geschenk von uns' },
}
