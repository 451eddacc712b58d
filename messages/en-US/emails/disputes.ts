import { defineMessages } from '../../define-messages.ts'

/** The email to the shop about a disputed payment. */
export const emailsDisputesMessages = defineMessages('emails/disputes', {
  subject: (amount: string, order: string | null) =>
    order ? `A payment of ${amount} for order ${order} is disputed` : `A payment of ${amount} is disputed`,
  text: (customer: string) =>
    `${customer || 'A customer'} has asked the bank to take a payment back. The amount and a fee have been withdrawn until the bank decides.`,
  respondBy: (day: string) => `Respond with evidence by ${day}. Without a response, the dispute is lost.`,
  view: 'View dispute',
  reason: 'You are receiving this email because you run this shop.',
})
