import { defineMessages } from '../../define-messages.ts'

/** Calls about the newsletter. */
export const apiNewsletterMessages = defineMessages('api/newsletter', {
  unsubscribed: "You're unsubscribed from our newsletter. If we need to confirm that it's you, we've sent you a link.",
  subscribed: 'Thank you for subscribing to our newsletter.',
  notSubscribed: 'This address is not on the list.',
  unsubscribedAlready: 'This address is already unsubscribed.',
  addressUnsubscribed: 'Address unsubscribed.',
})
