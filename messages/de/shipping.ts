import type { shippingMessages as source } from '../en-US/shipping.ts'
import type { Translation } from '../translation.ts'

export const shippingMessages: Translation<typeof source> = {
  free: 'Der Standardversand ist bei allen Bestellungen kostenlos.',
  offer: (expressPrice, freeExpressOver) =>
    `Der Standardversand ist bei allen Bestellungen kostenlos. Express kostet ${expressPrice}, über ${freeExpressOver} nichts.`,

  arrives: (days) => ['Lieferung ', days, '.'],
  arrivesIn: (min, max) =>
    min === max ? `Lieferung in ${min} Werktagen.` : `Lieferung in ${min} bis ${max} Werktagen.`,
  arrivesToday: (days, time) => ['Lieferung ', days, ` bei Bestellung bis heute, ${time}.`],
  arrivesTomorrow: (days, time) => ['Lieferung ', days, ` bei Bestellung bis morgen, ${time}.`],
  arrivesLater: (days, time, day) => ['Lieferung ', days, ` bei Bestellung bis ${day}, ${time}.`],
}
