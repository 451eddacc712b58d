import type { pickupMessages as source } from '../en-US/pickup.ts'
import type { Translation } from '../translation.ts'

export const pickupMessages: Translation<typeof source> = {
  toMyAddress: 'Meine Adresse',
  shipToOrPickUp: 'Lieferung nach, oder Abholung',
  pickup: (place) => `Abholung: ${place}`,
  readyToday: 'Am selben Tag bereit:',
  readyIn: (days) => (days === 1 ? 'In 1 Werktag bereit:' : `In ${days} Werktagen bereit:`),
}
