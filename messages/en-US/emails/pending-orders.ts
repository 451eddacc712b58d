import { defineMessages } from '../../define-messages.ts'

const thanks = (customer: string) => (customer === '' ? 'Thank you.' : `Thank you, ${customer}.`)
const hello = (customer: string) => (customer === '' ? 'Hello,' : `Hello ${customer},`)

/** The emails about an order that is not paid yet. */
export const emailsPendingOrdersMessages = defineMessages('emails/pending-orders', {
  paymentReturned: {
    subject: (amount: string) => `Your payment of ${amount} will be refunded`,
    preview: 'Your items sold out before your payment arrived.',
    changePreview: 'Your order could no longer be changed.',
    changeOver: (customer: string) =>
      `We're sorry, ${customer}. Your payment arrived after your order could no longer be changed. Your order stays as it was.`,
    soldOut: (customer: string) =>
      `We're sorry, ${customer}. Your payment arrived after we could no longer hold your items, and they have since sold out. No order was placed.`,
    refund: (amount: string, card: string, days: string) =>
      `We're refunding ${amount} to ${card}. Your bank may take ${days} business days to show it on your statement. You don't need to do anything.`,
    continue: 'Continue shopping',
    reason: 'You are receiving this email because you paid on our checkout page.',
  },

  orderAwaiting: {
    subjects: {
      transfer: (order: string, total: string) => `Order ${order}: please transfer ${total}`,
      link: (order: string, total: string) => `Order ${order}: please pay ${total}`,
      provider: (order: string) => `Order ${order}: we're waiting for your bank`,
    },
    titles: {
      transfer: (order: string) => `Order ${order} is awaiting your transfer`,
      link: (order: string) => `Order ${order} is ready to pay`,
      provider: (order: string) => `Order ${order} is awaiting your bank`,
    },
    texts: {
      transfer: (customer: string, total: string, until: string) =>
        `${thanks(customer)} Please transfer ${total} with the order number as the reference. We'll hold your items until ${until} and email you once your transfer arrives.`,
      link: (customer: string, _total: string, until: string) =>
        `${hello(customer)} we've put your order together. You can pay until ${until}; your items are reserved until then.`,
      provider: (customer: string, total: string) =>
        `${thanks(customer)} Your bank still has to confirm the payment of ${total}, which can take several business days. Your items are reserved, and we'll email you as soon as it's done.`,
    },
    actions: {
      transfer: 'View your order',
      link: 'Pay now',
      provider: 'View your order',
    },
    account: 'Our account',
    facts: {
      holder: 'Account holder',
      bank: 'Bank',
      number: 'Account number',
      code: 'Bank code',
      reference: 'Reference',
      amount: 'Amount',
    },
  },

  orderNotPaid: {
    subject: (order: string) => `Your order ${order} was not paid`,
    texts: {
      expired: (customer: string) =>
        `${hello(customer)} we didn't find your payment by the date we gave you, so your items are no longer reserved.`,
      canceled: (customer: string) => `${hello(customer)} your order was canceled before it was paid.`,
      failed: (customer: string) =>
        `${hello(customer)} your bank didn't confirm the payment, so your items are no longer reserved.`,
    },
    nothing: "If you've paid in the meantime, please contact us. Otherwise, nothing was charged.",
    shop: 'Order again',
  },

  paymentRequest: {
    subject: (order: string, amount: string) => `Please pay ${amount} for order ${order}`,
    title: (order: string) => `A payment for order ${order}`,
    preview: (amount: string, until: string) => `${amount}, until ${until}.`,
    text: (customer: string, description: string, amount: string) =>
      `${hello(customer)} this payment is still due: ${description}, ${amount}.`,
    until: (until: string) => `You can pay until ${until}. After that, the link expires and nothing is charged.`,
    pay: (amount: string) => `Pay ${amount}`,
  },
})
