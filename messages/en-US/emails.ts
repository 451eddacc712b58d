import { defineMessages } from '../define-messages.ts'
import { nameSize } from '../name-size.ts'

const orderReason = 'You are receiving this email because you placed an order with us.'
const ownerReason = 'You are receiving this email because you run this shop.'
const accountReason = 'You are receiving this email because your account with us uses this address.'
const nothingToDo = "If it was you, you don't need to do anything."

/** The emails, by template. */
export const emailsMessages = defineMessages('emails', {
  contactUs: 'Contact us',
  vatNumber: (vatNumber: string) => `VAT number ${vatNumber}`,

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
    pickup: 'Pick-up',
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
    /** `promised` is the last day promised at checkout. */
    arrives: (days: string, promised: string) => `It should arrive ${days}. We promised it by ${promised}.`,
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
        `Thank you, ${customer}. Please transfer ${total} with the order number as the reference. We'll hold your items until ${until} and email you once your transfer arrives.`,
      link: (customer: string, _total: string, until: string) =>
        `Hello ${customer}, we've put your order together. You can pay until ${until}; your items are reserved until then.`,
      provider: (customer: string, total: string) =>
        `Thank you, ${customer}. Your bank still has to confirm the payment of ${total}, which can take several business days. Your items are reserved, and we'll email you as soon as it's done.`,
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
        `Hello ${customer}, we didn't find your payment by the date we gave you, so your items are no longer reserved.`,
      canceled: (customer: string) => `Hello ${customer}, your order was canceled before it was paid.`,
      failed: (customer: string) =>
        `Hello ${customer}, your bank didn't confirm the payment, so your items are no longer reserved.`,
    },
    nothing: "If you've paid in the meantime, please contact us. Otherwise, nothing was charged.",
    shop: 'Order again',
  },

  paymentRequest: {
    subject: (order: string, amount: string) => `Please pay ${amount} for order ${order}`,
    title: (order: string) => `A payment for order ${order}`,
    preview: (amount: string, until: string) => `${amount}, until ${until}.`,
    text: (customer: string, description: string, amount: string) =>
      `Hello ${customer}, this payment is still due: ${description}, ${amount}.`,
    until: (until: string) => `You can pay until ${until}. After that, the link expires and nothing is charged.`,
    pay: (amount: string) => `Pay ${amount}`,
    reason: orderReason,
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

  welcome: {
    subject: 'Your account is ready',
    preview: 'Your orders, wishlist and reviews in one place.',
    welcome: (firstName: string) =>
      `Welcome, ${firstName}. With your account you can follow your orders, see your wishlist on every device and review what you buy.`,
    view: 'Go to your account',
    reason:
      "You are receiving this email because an account was created with this address. If it wasn't you, please contact us.",
  },

  accountExists: {
    subject: 'You already have an account',
    preview: 'Log in, or choose a new password.',
    exists: (firstName: string) =>
      `${firstName}, someone tried to create an account with this email address, which already has one. If it was you, log in, or choose a new password if you've forgotten yours.`,
    notYou: "If it wasn't you, you don't need to do anything. Nothing has changed.",
    logIn: 'Log in',
    reason: 'You are receiving this email because someone tried to create an account with this address.',
  },

  accountDeleted: {
    subject: 'Your account has been deleted',
    preview: 'Along with your details, wishlist, messages and newsletter subscription.',
    deleted: (firstName: string) =>
      `${firstName}, your account has been deleted, along with your details, your wishlist, your messages and your newsletter subscription. Your reviews stay in the shop without your name.`,
    ordersKept:
      'Your orders stay in our records without your name and address. By law we keep their invoices as they were issued; only we can open them.',
    notYou: "If you didn't ask for this, please contact us right away.",
    reason: 'This is our last email. You are receiving it because this address belonged to an account with us.',
  },

  confirmAddress: {
    subject: 'Confirm your new email address',
    preview: 'Your account will use this address once you confirm it.',
    ask: (firstName: string) =>
      `${firstName}, your account will use this address once you confirm it. Until then it keeps the old one.`,
    confirm: 'Confirm this address',
    validity: 'This link works once, for one hour.',
    reason:
      "You are receiving this email because this address was entered in an account with us. If it wasn't you, ignore this email.",
  },

  addressChanging: {
    subject: 'A new email address was entered in your account',
    preview: nothingToDo,
    entered: (firstName: string) =>
      `${firstName}, someone logged in to your account entered a new email address. It takes effect once it is confirmed. ${nothingToDo}`,
    notYou:
      "If it wasn't you, undo the change. The link works for 7 days, even after the new address is confirmed: your account gets this address back, every device is logged out, and we email you a link to choose a new password.",
    undo: 'Undo the change',
    reason: accountReason,
  },

  resetPassword: {
    subject: 'Reset your password',
    preview: 'The link works once, for one hour.',
    ask: (firstName: string) => `${firstName}, use this link to choose a new password for your account.`,
    choosePassword: 'Choose a new password',
    validity:
      "The link works once, for one hour. If you didn't ask for it, ignore this email. Your password stays the same.",
    reason: 'You are receiving this email because someone asked to reset the password of an account with this address.',
  },

  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'Every device has been logged out.',
    changed: (firstName: string) =>
      `${firstName}, the password of your account was changed, and every device has been logged out. ${nothingToDo}`,
    notYou: "If it wasn't you, choose a new password now and contact us.",
    choosePassword: 'Choose a new password',
    reason: accountReason,
  },

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

  newsletterConfirm: {
    subject: 'Please confirm your newsletter subscription',
    preview: "One click, and you're on the list.",
    ask: (shop: string) =>
      `Please confirm that you would like to receive ${shop}'s newsletter at this address: new arrivals and sales, about twice a month.`,
    confirm: 'Confirm subscription',
    validity:
      "This link works for a week. If you didn't ask for our newsletter, ignore this email and you won't receive it.",
    reason: 'You are receiving this email because this address was entered for our newsletter.',
  },

  newsletterWelcome: {
    subject: "You're on the list",
    preview: 'New arrivals and sales, about twice a month.',
    welcome:
      "Thank you for subscribing. About twice a month we'll email you about new arrivals and sales. You can unsubscribe at any time with the link at the end of each email.",
    view: "See what's new",
    reason: <Node>(link: (text: string) => Node) => [
      'You are receiving this email because you confirmed your subscription to our newsletter. ',
      link('Unsubscribe'),
    ],
  },

  unsubscribeLink: {
    subject: 'Unsubscribe from our newsletter',
    preview: 'Confirm with one click.',
    ask: 'Confirm with one click, and you will no longer receive our newsletter at this address.',
    unsubscribe: 'Unsubscribe',
    reason: 'You are receiving this email because someone asked us to unsubscribe this address.',
  },

  contactReceived: {
    subject: 'We received your message',
    preview: "We'll reply to this address.",
    received: "Thank you for your message. We'll reply to this address, usually within two business days.",
    department: (department: string) => `Department: ${department}`,
    reason: 'You are receiving this email because a message with this address was sent from our contact page.',
  },

  contactReply: {
    subject: (subject: string) => `Re: ${subject}`,
    quoted: (name: string) => `${name} wrote:`,
    reason: 'You are receiving this email because you sent us a message.',
  },

  contactNoteToShop: {
    subject: (department: string, subject: string) => `Message for ${department}: ${subject}`,
    preview: (name: string, department: string) => `From ${name}, for ${department}.`,
    answer: 'Reply in the admin',
    reason: 'You are receiving this email because you run this shop. Your reply goes to the sender.',
  },

  test: {
    subject: 'Test email from your shop',
    preview: 'If you can read this, your shop can send email.',
    sent: (firstName: string, origin: string) =>
      `${firstName} sent this from ${origin} to check that emails arrive. Customers receive theirs in the same layout, from the same sender.`,
    spam: "If it landed in spam, check the SPF, DKIM and DMARC records of the sender's domain.",
    reason: 'You are receiving this email because an admin of the shop sent a test to this address.',
  },
})
