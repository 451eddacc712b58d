import type { shippingMessages as source } from '../en-US/shipping.ts'
import type { Translation } from '../translation.ts'

export const shippingMessages: Translation<typeof source> = {
  speeds: { standard: 'Der Standardversand', express: 'Express' },
  free: (method) => `${method} ist bei allen Bestellungen kostenlos.`,
  costs: (method, price) => `${method} kostet ${price}.`,
  freeOver: (method, price, over) => `${method} kostet ${price}, kostenlos über ${over}.`,
  lessOver: (method, price, over, then) => `${method} kostet ${price}, über ${over} ${then}.`,
  byWeight: (method, price) => `${method} kostet ab ${price}, je nach Gewicht.`,
  to: (country, offer) => `Versand nach ${country}: ${offer}`,

  arrives: (days) => ['Lieferung ', days, '.'],
  arrivesIn: (min, max) =>
    min === max ? `Lieferung in ${min} Werktagen.` : `Lieferung in ${min} bis ${max} Werktagen.`,
  arrivesToday: (days, time) => ['Lieferung ', days, ` bei Bestellung bis heute, ${time}.`],
  arrivesTomorrow: (days, time) => ['Lieferung ', days, ` bei Bestellung bis morgen, ${time}.`],
  arrivesLater: (days, time, day) => ['Lieferung ', days, ` bei Bestellung bis ${day}, ${time}.`],
}
