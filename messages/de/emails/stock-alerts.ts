import type { emailsStockAlertsMessages as english } from '../../en-US/emails/stock-alerts.ts'
import { nameSize } from '../../name-size.ts'
import type { Translation } from '../../translation.ts'

export const emailsStockAlertsMessages: Translation<typeof english> = {
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
}
