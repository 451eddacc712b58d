import { defineMessages } from '../../define-messages.ts'

/** Calls about shipments. */
export const apiShipmentsMessages = defineMessages('api/shipments', {
  carrierNotOffered: (carrier: string) => `${carrier} is not one of your carriers at the moment.`,
  otherNumber: (order: string, given: string) => `This order is ${order}, not ${given}.`,
  paymentReturned: 'The payment of this order was refunded. Please cancel the order instead.',
  carrierMissing: 'Please choose the carrier of this tracking number.',
  numberUnlikely: (carrier: string) =>
    `This does not look like a ${carrier} tracking number. Check it, or save again to use it anyway.`,
  packageShipped: 'Package marked as shipped.',
  pickedUp: 'This is a pickup order and has no tracking. Mark it as ready instead.',
  markedReady: 'Marked as ready to pick up.',
  sameTracking: 'The package already has this tracking.',
  trackingSaved: 'Tracking saved.',
  deliveredSaved: 'Package marked as delivered.',
  nothingChosen: 'Please choose at least one item.',
  lineTwice: 'Please list each item once.',
  lineNotFound: 'This item is not in the order. Reload to see its items.',
  tooManyUnits: (name: string, left: number) =>
    left === 0
      ? `Nothing of ${name} is left to ship.`
      : `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left to ship.`,
  shipped: 'Order marked as shipped.',
  invalidTrackingNumber: 'Please enter a tracking number of 4 to 40 letters, digits, spaces or dashes.',
})
