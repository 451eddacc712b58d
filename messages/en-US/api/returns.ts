import { defineMessages } from '../../define-messages.ts'

/** Calls about returns and exchanges. */
export const apiReturnsMessages = defineMessages('api/returns', {
  returnable: (order: string) => `What can be returned from order ${order}.`,
  found: (number: string) => `Return ${number}.`,
  notFound: 'Return not found.',
  photoAlt: 'Photo of a returned item',
  tooManyPhotos: 'Please add at most 5 photos to an item.',
  uploadAgain: 'A photo is no longer available. Please upload it again.',

  lineTwice: 'An item is listed twice.',
  lineNotFound: 'This item is not part of the order.',
  tooManyUnits: (name: string, left: number) =>
    left === 0 ? `${name} is already being returned.` : `Only ${left} of ${name} can still be returned.`,
  notShipped: {
    processing: 'This order has not shipped yet. You can cancel it instead.',
    shipped: 'This order has not shipped yet.',
    canceled: 'This order is canceled.',
  },
  windowOver: 'The return window for this order has closed. If something is faulty, please contact us.',
  requestedMeanwhile: 'Another return of this order was requested in the meantime. Reload the page to see it.',
  notOffered: "This isn't offered for returns right now.",
  chooseExchange: (name: string) => `Choose what you'd like instead of ${name}.`,
  noLongerSold: (name: string) => `This option of ${name} is no longer sold. Please choose another one, or a refund.`,
  costsMore: (name: string, more: string) =>
    `This option of ${name} now costs ${more} more. Please choose a refund and order it again.`,
  paidWithCredit: (name: string) => `${name} was paid with store credit and can only be refunded.`,
  requested: "Return requested. We'll reply by email.",
  canceled: 'Return canceled.',

  isIn: {
    requested: 'This return has not been approved yet.',
    approved: 'This return was approved in the meantime.',
    declined: 'This return was declined.',
    received: 'This return has already arrived.',
    closed: 'This return is closed.',
    canceled: 'The customer has canceled this return.',
  },
  isOpen: (number: string) =>
    `Return ${number} is still open. The account can be deleted once it is closed or canceled.`,
  reasonMissing: 'Write the reason for the customer.',
  exchangeGone: 'One of the choices is no longer sold. Approve a refund instead.',
  countEach: 'Count each item of the return.',
  moreThanAnnounced: (name: string, units: number) => `The customer announced only ${units} of ${name}.`,
  moreThanReceived: (name: string) => `You can't return more of ${name} to stock than arrived.`,
  nothingReceived: 'Nothing has arrived. Decline the return, or wait until it expires.',
  severalPayments:
    'These items were paid with several payments, so they cannot be exchanged. Choose a refund or store credit.',
  noMoney: 'No money was paid for this. Choose a refund: store credit goes back to its own code.',
  noAddress: 'The account of this customer was deleted, so a code cannot be sent. Refund the return instead.',
  notReserved: 'The units for the exchange are not reserved. Refund the return instead.',
  approved: 'Return approved. The customer gets an email with the return slip.',
  declined: 'Return declined. The customer gets an email with the reason.',
  received: 'Return received. The customer gets an email.',
  closed: {
    refund: 'Return refunded. The customer gets an email.',
    exchange: 'Exchange placed as an order to ship. The customer gets an email.',
    code: 'Store credit created. The customer gets the code by email.',
    nothing: 'Return closed without a refund. The customer gets an email with the reason.',
  },
})
