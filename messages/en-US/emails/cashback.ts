import { defineMessages } from '../../define-messages.ts'

/** The email with the cashback of an order. */
export const emailsCashbackMessages = defineMessages('emails/cashback', {
  subject: (amount: string) => `Your cashback of ${amount}`,
  preview: (amount: string) => `Here's your code for ${amount}.`,
  thanks: (customer: string, order: string, amount: string) =>
    `Hello ${customer}, thank you for your order ${order}. Here's your cashback of ${amount} on what you kept.`,
  howTo:
    "Enter this code in your cart with your email address. You can spend it over several orders, and it doesn't expire.",
  howToLoggedIn:
    "Log in and enter this code in your cart. You can spend it over several orders, and it doesn't expire.",
  shop: 'Go to the shop',
  reason: (order: string) => `You are receiving this email because of your order ${order}.`,
})
