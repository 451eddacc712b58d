import { defineMessages } from '../../define-messages.ts'
import { nameSize } from '../../name-size.ts'

const orderReason = 'You are receiving this email because you placed an order with us.'
const ownerReason = 'You are receiving this email because you run this shop.'

/** The emails about an order, and what every one of them says. */
export const emailsOrdersMessages = defineMessages('emails/orders', {
  order: {
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    freeShipping: 'Free shipping',
    free: 'Free',
    tax: 'Tax',
    includedTax: (percent: string) => `Includes ${percent}% VAT`,
    total: 'Total',
    totalBeforeTax: 'Total before tax',
    size: (size: number | string) => nameSize('Size', size, 'One size'),
    quantity: (units: number) => `Quantity ${units}`,
    card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
    unknownBrand: (last4: string) => `your card ending in ${last4}`,
    unknownCard: 'your card',
    creditReturned: (amount: string) => `${amount} of store credit can be used again.`,
    bankAccount: 'your bank account',
    byHand: 'you',
    address: 'Shipping address',
    pickup: 'Pickup',
    customerNote: 'Note to the shop',
    giftMessage: 'Gift message',
    track: 'Track your order',
    trackOrCancel: <Node>(link: (text: string) => Node) => [
      'You can cancel your order until it ships. ',
      link('Track or cancel your order'),
    ],
    reason: orderReason,
  },

  receipt: {
    subject: (order: string, total: string) => `Receipt for order ${order}: ${total}`,
    title: (order: string) => `Order ${order} is confirmed`,
    preview: (total: string, card: string) => `Thank you. We charged ${total} to ${card}.`,
    paid: (customer: string, total: string, card: string, date: string) =>
      `Thank you, ${customer}. We charged ${total} to ${card} on ${date}.`,
    freePreview: 'Your discounts cover the full amount.',
    free: (customer: string, date: string) =>
      `Thank you, ${customer}. We received your order on ${date}. Your discounts cover the full amount.`,
    receivedPreview: (total: string) => `Thank you. We received ${total}.`,
    received: (customer: string, total: string, way: string, date: string) =>
      `Thank you, ${customer}. We received ${total} on ${date} (${way}).`,
    packs: (processingDays: string) =>
      `We'll pack your order within ${processingDays} business days and email you the tracking number. Delivery time depends on the country.`,
    arrives: (days: string) =>
      `Your order should arrive ${days}. We'll email you the tracking number as soon as it ships.`,
    ready: (day: string) =>
      `Your order should be ready to pick up on ${day}. We'll email you as soon as it is, so please wait for that email.`,
    view: 'View your order',
    repeat: 'This is a copy of the receipt we sent you before.',
  },

  readyForPickup: {
    subject: (order: string) => `Your order ${order} is ready to pick up`,
    partSubject: (order: string) => `Part of your order ${order} is ready to pick up`,
    text: (customer: string, place: string) => `${customer}, your order is ready. You can pick it up at ${place}.`,
    partText: (customer: string, place: string) =>
      `${customer}, part of your order is ready. You can pick it up at ${place}, or wait for the rest.`,
    bring: (order: string) => `Please bring this email or your order number, ${order}.`,
  },

  shipped: {
    subject: (order: string) => `Your order ${order} is on its way`,
    partSubject: (order: string) => `A package from your order ${order} is on its way`,
    preview: (carrier: string, trackingNumber: string) => `${carrier} tracking number ${trackingNumber}.`,
    handed: (carrier: string) => `We've handed your order to ${carrier}.`,
    handedPart: (carrier: string) => `We've handed a package with part of your order to ${carrier}.`,
    sent: "We've sent your order. It has no tracking number.",
    sentPart: "We've sent a package with part of your order. It has no tracking number.",
    number: (trackingNumber: string) =>
      `Your tracking number is ${trackingNumber}. It may take a day before tracking updates appear.`,
    correctedSubject: (order: string) => `New tracking for your order ${order}`,
    correctedTo: (carrier: string, trackingNumber: string) =>
      `The tracking for your package has changed. ${carrier} is carrying it, and the tracking number is ${trackingNumber}.`,
    corrected: (carrier: string | null) =>
      carrier === null
        ? 'The tracking for your package has changed. It has no tracking number.'
        : `The tracking for your package has changed. ${carrier} is carrying it, without a tracking number.`,
    restFollows: "The rest will follow in another package. We'll email you when it ships.",
    last: 'With this package, your whole order has shipped.',
    arrives: (days: string) => `It should arrive ${days}.`,
    /** `promised` is the last day promised at checkout. */
    delayed: (days: string, promised: string) =>
      `It should arrive ${days}. We promised it by ${promised} and are sorry for the delay.`,
    track: 'Track your package',
  },

  orderChanged: {
    subject: (order: string) => `Your order ${order} has changed`,
    preview: 'What we changed, and what your order contains now.',
    text: (customer: string) => `Hello ${customer}, we've changed your order as agreed.`,
    removed: 'No longer in your order:',
    added: 'Added to your order:',
    paid: (amount: string) => `You paid ${amount} for the change. Thank you.`,
    now: 'Your order now contains:',
  },

  refunded: {
    subject: (order: string) => `A refund for your order ${order}`,
    preview: (sum: string, card: string) => `We're refunding ${sum} to ${card}.`,
    refund: (sum: string, card: string, days: string) =>
      `We're refunding ${sum} to ${card}. Your bank may take ${days} business days to show it on your statement. You don't need to do anything.`,
    shipping: 'The refund includes shipping.',
  },

  canceled: {
    nothingPaid: "You haven't paid for it, so there's nothing to refund.",
    refundedBefore: 'Your payment has already been refunded.',
    subject: (order: string) => `Your order ${order} has been canceled`,
    preview: (total: string, card: string) => `We're refunding ${total} to ${card}.`,
    refund: (total: string, card: string, days: string) =>
      `We're refunding ${total} to ${card}. Your bank may take ${days} business days to show it on your statement. You don't need to do anything.`,
  },

  newOrder: {
    subject: (order: string, total: string) => `New order ${order}: ${total}`,
    title: (order: string) => `New order ${order}`,
    summary: {
      standard: (total: string, customer: string) => `${total} from ${customer}, standard shipping.`,
      express: (total: string, customer: string) => `${total} from ${customer}, express shipping.`,
      pickup: (total: string, customer: string) => `${total} from ${customer}, to be picked up.`,
    },
    view: 'View order',
    reason: ownerReason,
  },

  trackingLink: {
    subject: (order: string) => `Your new link to order ${order}`,
    preview: 'It replaces one that has expired.',
    ask: (customer: string) =>
      `${customer}, here's a new link to your order. It shows every detail, so please keep it to yourself.`,
    open: 'Open your order',
  },

  reviewInvitation: {
    subject: (order: string) => `How do you like your order ${order}?`,
    title: 'How do you like it?',
    preview: (order: string) => `A few words about order ${order} help others choose.`,
    invitation: (customer: string) =>
      `${customer}, a few words about what you bought help others choose, and help us improve. Tell us what you love and what could be better.`,
    review: (product: string) => `Review ${product}`,
  },
})
