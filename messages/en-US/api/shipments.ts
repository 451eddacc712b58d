import { defineMessages } from '../../define-messages.ts'

/** Calls about shipments. */
export const apiShipmentsMessages = defineMessages('api/shipments', {
  carrierNotOffered: (carrier: string) => `${carrier} is not one of your carriers at the moment.`,
  otherNumber: (order: string, given: string) => `This order is ${order}, not ${given}.`,
  paymentReturned: 'The payment of this order was refunded. Please cancel the order instead.',
  shipped: 'Order marked as shipped.',
  invalidTrackingNumber: 'Please enter a tracking number of 4 to 40 letters, digits, spaces or dashes.',
})
