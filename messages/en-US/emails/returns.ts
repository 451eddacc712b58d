import { defineMessages } from '../../define-messages.ts'

/** The emails about returns and exchanges. */
export const emailsReturnsMessages = defineMessages('emails/returns', {
  subjects: {
    requested: (number: string) => `We received your return request ${number}`,
    approved: (number: string) => `Your return ${number} is approved`,
    declined: (number: string) => `Your return ${number} could not be accepted`,
    received: (number: string) => `Your return ${number} has arrived`,
    closed: (number: string) => `Your return ${number} is complete`,
    canceled: (number: string) => `Your return ${number} is canceled`,
  },
  expiredSubject: (number: string) => `Your return ${number} has expired`,
  requested: (order: string) =>
    `We'll check your request to return items from order ${order} and email you our answer. Please wait for it before you send anything back.`,
  approved: (day: string) =>
    `Please print the return slip, put it in the package, and send the items to arrive by ${day}. Use a tracked service, and keep the receipt until you hear from us.`,
  held: 'What you chose instead is reserved for you until then.',
  sendTo: 'Send to',
  slip: 'Print the return slip',
  declined: (order: string) => `We've checked your request to return items from order ${order} and can't accept it.`,
  received: "Your package has arrived. We'll check the items and email you as soon as that's done.",
  canceled: (order: string) =>
    `You've canceled the return of items from order ${order}. You keep them, and your payment stays as it is.`,
  refund: (sum: string, card: string, days: string) =>
    `We're refunding ${sum} to ${card}. Your bank may take ${days} business days to show it on your statement. You don't need to do anything.`,
  credit: (amount: string) =>
    `Here's your store credit of ${amount}. Enter this code in your cart with your email address. You can spend it over several orders.`,
  creditLoggedIn: (amount: string) =>
    `Here's your store credit of ${amount}. Log in and enter this code in your cart. You can spend it over several orders.`,
  creditBack: 'The store credit you paid with is back on its code.',
  exchange: (order: string) => `We're packing what you chose instead as order ${order}. We'll email you when it ships.`,
  difference: (sum: string, card: string) => `It costs less than what you returned. We're refunding ${sum} to ${card}.`,
  followExchange: 'Track your exchange',
  nothing: (order: string) => `We've checked what you returned from order ${order} and can't refund it.`,
  expired: (order: string) =>
    `The items from order ${order} didn't arrive in time, so we've closed this return. If you've sent them, please contact us with the tracking number.`,

  toAnswerSubject: (number: string, order: string) => `Return ${number} of order ${order} needs your answer`,
  toAnswer: (customer: string, order: string) => `${customer} would like to return items from order ${order}.`,
  view: 'View return',
  ownerReason: 'You are receiving this email because you run this shop.',
})
