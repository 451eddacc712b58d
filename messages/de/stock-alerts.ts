import type { stockAlertsMessages as source } from '../en-US/stock-alerts.ts'
import type { Translation } from '../translation.ts'

export const stockAlertsMessages: Translation<typeof source> = {
  title: 'Benachrichtigen lassen',
  lead: (product) => `Wir schreiben Ihnen einmal, sobald ${product} in Ihrer Auswahl wieder verfügbar ist.`,
  color: 'Farbe',
  size: 'Größe',
  sizeInStock: (size) => `${size} – verfügbar`,
  email: 'E-Mail',
}
