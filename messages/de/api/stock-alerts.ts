import type { apiStockAlertsMessages as source } from '../../en-US/api/stock-alerts.ts'
import type { Translation } from '../../translation.ts'

export const apiStockAlertsMessages: Translation<typeof source> = {
  inStock: 'Dieser Artikel ist verfügbar. Sie können ihn jetzt kaufen.',
  stored: 'Vielen Dank. Wir schreiben Ihnen, sobald dieser Artikel wieder verfügbar ist.',
  gone: 'Diese Anfrage ist schon entfernt.',
  removed: 'Anfrage entfernt.',
}
