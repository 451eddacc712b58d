import { defineMessages } from '../../define-messages.ts'

/** Calls about the newsletter. */
export const apiNewsletterMessages = defineMessages('api/newsletter', {
  unsubscribed: "You're unsubscribed from our newsletter. If we need to confirm that it's you, we've sent you a link.",
  subscribed:
    "Thank you. Please open the link in the email we've sent you to confirm, unless you're already subscribed.",
  confirmed: "You're subscribed to our newsletter. Thank you.",
  linkExpired: 'This link has expired. Please enter your address again.',
  notSubscribed: 'This address is not on the list.',
  unsubscribedAlready: 'This address is already unsubscribed.',
  addressUnsubscribed: 'Address unsubscribed.',
})
