import { defineMessages } from '../../define-messages.ts'
import { nameSize } from '../../name-size.ts'

/** The email about an item that is back in stock. */
export const emailsStockAlertsMessages = defineMessages('emails/stock-alerts', {
  backInStock: {
    subject: (product: string) => `${product} is back`,
    preview: 'Available again, while stock lasts.',
    previewOf: (choice: string) => `Available again in ${choice}, while stock lasts.`,
    available: (product: string) => `${product} is back in stock. We can't hold items, so order soon if you'd like it.`,
    availableIn: (product: string, choice: string) =>
      `${product} is back in stock in ${choice}. We can't hold items, so order soon if you'd like it.`,
    size: (size: number | string) => nameSize('size', size, 'one size'),
    view: 'View in the shop',
    reason: 'You are receiving this email once, because you asked us to notify you.',
  },
})
