import { defineMessages } from '../../define-messages.ts'

/** Calls about orders. */
export const apiOrdersMessages = defineMessages('api/orders', {
  notFound: 'Order not found.',
  found: (order: string) => `Order ${order}.`,
  canceled: 'The order has been canceled.',
  yourCanceled: 'Your order has been canceled.',
  linkUnknown: "This link doesn't open an order. Please look up your order by its number.",
  linkExpired: 'This link has expired. We can email a new one to the address the order was placed with.',
  linkRenewed: "We've emailed a new link to the address the order was placed with. We send one a day at most.",
  cashbackSent: (amount: string) => `Cashback of ${amount} sent by email`,
  canceledByLink: 'Through the link to the order',
  canceledByNumber: 'With order number and email address',
  delivered: "Thank you. We've noted the day your order arrived.",
  packageNotFound: 'This order has no such package.',
  partlyShipped: "Part of this order has already shipped, so it can't be canceled.",
  notShipped: 'This order has not shipped yet.',
  wrongDeliveryDay: 'Please choose a day between shipping and today.',
  deliveryDayLater: 'You can only change this to an earlier day. If your order arrived later, please contact us.',
  deliveryDayFinal: "The delivery day of this order can no longer be changed. If it's wrong, please contact us.",
  customerDeleted: 'This customer has deleted their account and can no longer be emailed.',
  noteMissing: 'Please enter a note.',
  noted: 'Note added.',
  tagged: 'Tags saved.',
  tagsChangedMeanwhile: 'Someone else has changed the tags of this order in the meantime.',
  tooManyTags: (max: number) => `An order has at most ${max} tags.`,
  list: 'Here are your orders.',
  /** spec */
  empty: 'There is no order found.',
  receiptSent: (email: string) => `The receipt is on its way to ${email}.`,
  reviewTooEarly: 'You can send a review invitation once the order has shipped.',
  nothingToReview: 'Nothing of this order is left to review: all of it was canceled or returned.',
  reviewInvited: 'Review invitation sent.',
  trackingUnknown: "We couldn't find an order with this number and email address. Please check both.",
  trackingFound: 'We found your order.',
  tracked: 'Here is your order.',
  refusals: {
    processing: {
      processing: 'This order is being processed.',
      shipped: 'This order has been shipped.',
      canceled: 'This order is canceled.',
    },
    shipped: {
      processing: 'This order cannot be shipped now. Please try again.',
      shipped: 'This order has already been shipped.',
      canceled: 'This order is canceled and cannot be shipped.',
    },
    canceled: {
      processing: 'This order cannot be canceled now. Please try again.',
      shipped: 'This order has already been shipped and cannot be canceled.',
      canceled: 'This order is already canceled.',
    },
  },
  resends: {
    receiptEmailCount: (count: number) =>
      `The receipt has been sent ${count} times within a day. Please try again tomorrow.`,
    reviewEmailCount: (count: number) =>
      `The review invitation has been sent ${count} times within a day. Please try again tomorrow.`,
  },
})
