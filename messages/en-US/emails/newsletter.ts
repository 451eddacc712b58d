import { defineMessages } from '../../define-messages.ts'

/** The emails about the newsletter. */
export const emailsNewsletterMessages = defineMessages('emails/newsletter', {
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
      'You are receiving this email because you subscribed to our newsletter. ',
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
})
