import { defineMessages } from '../define-messages.ts'

/** The emails about returns and exchanges. */
export const returnEmailsMessages = defineMessages('return-emails', {
  subjects: {
    requested: (number: string) => `We received your return request ${number}`,
    approved: (number: string) => `Your return ${number} is approved`,
    declined: (number: string) => `Your return ${number} could not be accepted`,
    received: (number: string) => `Your return ${number} has arrived`,
    closed: (number: string) => `Your return ${number} is completed`,
    canceled: (number: string) => `Your return ${number} is canceled`,
  },
  expiredSubject: (number: string) => `Your return ${number} has expired`,
  requested: (order: string) =>
    `We check your request to return items of order ${order} and email you the answer. Please wait for it before you send anything.`,
  approved: (day: string) =>
    `Please print the return slip, put it in the package, and send the items so that they arrive by ${day}. Use a tracked service, and keep its receipt until you hear from us.`,
  held: 'What you chose instead is reserved for you until then.',
  sendTo: 'Send to',
  slip: 'Print the return slip',
  declined: (order: string) => `We have checked your request to return items of order ${order} and cannot accept it.`,
  received: 'Your package has arrived. We check the items and email you as soon as that is done.',
  canceled: (order: string) =>
    `You have canceled the return of items of order ${order}. You keep them, and nothing changes with your payment.`,
  refund: (sum: string, card: string, days: string) =>
    `We're refunding ${sum} to ${card}. Your bank may take ${days} business days to show it on your statement. You don't need to do anything.`,
  credit: (amount: string) =>
    `Here is your store credit of ${amount}. Enter this code in your cart with your email address. You can use it over several orders.`,
  creditBack: 'The store credit that you paid with is back on its code.',
  exchange: (order: string) => `We're packing what you chose instead as order ${order}. We email you when it ships.`,
  difference: (sum: string, card: string) => `It costs less than what you returned. We're refunding ${sum} to ${card}.`,
  followExchange: 'Track your exchange',
  nothing: (order: string) => `We have checked what you returned of order ${order} and cannot refund it.`,
  expired: (order: string) =>
    `The items of order ${order} did not arrive in time, so we have closed this return. If you have sent them, please contact us with the tracking number.`,

  toAnswerSubject: (number: string, order: string) => `Return ${number} of order ${order} waits for your answer`,
  toAnswer: (customer: string, order: string) => `${customer} would like to return items of order ${order}.`,
  view: 'View return',
  ownerReason: 'You are receiving this email because you run this shop.',
})
