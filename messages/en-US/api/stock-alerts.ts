import { defineMessages } from '../../define-messages.ts'

/** Calls about back-in-stock requests. */
export const apiStockAlertsMessages = defineMessages('api/stock-alerts', {
  inStock: 'This item is in stock. You can buy it now.',
  stored: "Thank you. We'll email you as soon as this item is back in stock.",
  gone: 'This request has already been removed.',
  removed: 'Request removed.',
})
