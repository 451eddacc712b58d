import type { apiShippingMessages as source } from '../../en-US/api/shipping.ts'
import type { Translation } from '../../translation.ts'

export const apiShippingMessages: Translation<typeof source> = {
  notShipped: 'Wir liefern nicht in dieses Land. Bitte wählen Sie ein anderes.',
  notFound: 'Diese Versandzone gibt es nicht.',
  nameMissing: 'Bitte geben Sie einen Namen ein.',
  nameTaken: (name) => `Eine Versandzone „${name}“ gibt es schon.`,
  otherRest: (name) => `Die übrigen Länder gehören schon zu „${name}“.`,
  restHasCountries: 'Die Zone für die übrigen Länder nennt selbst keine.',
  countryTaken: (country, zone) => `${country} gehört schon zu „${zone}“.`,
  tooManyMethods: (max) => `Eine Zone kann bis zu ${max} Versandarten haben.`,
  methodTwice: 'Eine andere Versandart dieser Zone heißt schon so.',
  daysTurned: 'Bitte geben Sie mindestens so viele Tage ein wie beim Minimum.',
  changedMeanwhile:
    'Jemand anderes hat diese Versandzone geändert. Vergleichen Sie Ihre Änderungen damit und speichern Sie noch einmal.',
  added: (name) => `Versandzone „${name}“ angelegt.`,
  saved: 'Gespeichert. Neue Bestellungen verwenden sie ab jetzt.',
  pickupGone: 'Dort können Sie nicht mehr abholen. Bitte wählen Sie neu.',
  pickupNotFound: 'Diesen Abholort gibt es nicht.',
  pickupTaken: (name) => `Einen Abholort „${name}“ gibt es schon.`,
  pickupMeanwhile:
    'Jemand anderes hat diesen Abholort geändert. Vergleichen Sie Ihre Änderungen damit und speichern Sie noch einmal.',
  pickupAdded: (name) => `Abholort „${name}“ angelegt. Geben Sie die Adresse ein und schalten Sie ihn dann ein.`,
  pickupRemoved: (name) => `Abholort „${name}“ gelöscht.`,
  templateInvalid:
    'Bitte geben Sie eine https-Adresse mit {number} anstelle der Sendungsnummer ein, hinter dem Hostnamen.',
  formatsInvalid:
    'Bitte schreiben Sie # für eine Ziffer, @ für einen Buchstaben, * für beides, Anzahlen wie #{12} oder #{10-12} und Kommas zwischen den Formaten.',
  carrierNotFound: 'Diesen Paketdienst gibt es nicht.',
  carrierTaken: (name) => `Einen Paketdienst „${name}“ gibt es schon.`,
  carrierMeanwhile:
    'Jemand anderes hat diesen Paketdienst geändert. Vergleichen Sie Ihre Änderungen damit und speichern Sie noch einmal.',
  defaultNeeded: 'Ein Paketdienst muss der Standard sein. Machen Sie stattdessen einen anderen dazu.',
  defaultIsOn: 'Der Standard-Paketdienst muss eingeschaltet sein. Machen Sie zuerst einen anderen zum Standard.',
  carrierAtEnd: (name) => `„${name}“ steht schon an diesem Ende.`,
  carrierAdded: (name) => `Paketdienst „${name}“ angelegt.`,
  carrierSaved: 'Gespeichert. Versendete Pakete behalten, was sie haben.',
  carrierMoved: (name) => `„${name}“ verschoben.`,
  carrierRemoved: (name) => `Paketdienst „${name}“ gelöscht.`,
  removed: (name) => `Versandzone „${name}“ gelöscht.`,
}
