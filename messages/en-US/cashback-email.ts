import { defineMessages } from '../define-messages.ts'

/** The email with the cashback of an order. */
export const cashbackEmailMessages = defineMessages('cashback-email', {
  subject: (amount: string) => `Your cashback of ${amount}`,
  preview: (amount: string) => `Here is your code for ${amount}.`,
  thanks: (customer: string, order: string, amount: string) =>
    `Hello ${customer}, thank you for keeping your order ${order}. Here is your cashback of ${amount}.`,
  howTo:
    'Enter this code in your cart with your email address. You can use it over several orders, and it does not expire.',
  shop: 'Go to the shop',
  reason: (order: string) => `You are receiving this email because of your order ${order}.`,
})
