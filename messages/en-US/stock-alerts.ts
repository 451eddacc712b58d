import { defineMessages } from '../define-messages.ts'

/** The request for an email when a product is back in stock. */
export const stockAlertsMessages = defineMessages('stock-alerts', {
  /** spec */
  title: 'Notify me',
  lead: (product: string) => `We'll email you once when ${product} is back in stock in the options you choose here.`,
  color: 'Color',
  size: 'Size',
  sizeInStock: (size: string) => `${size} – in stock`,
  email: 'Email',
})
