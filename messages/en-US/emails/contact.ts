import { defineMessages } from '../../define-messages.ts'

/** The emails about a message to the shop. */
export const emailsContactMessages = defineMessages('emails/contact', {
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
})
