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
  importEmpty: 'Please enter at least one email address.',
  importTooMany: (max: number) => `Please import at most ${max.toLocaleString('en-US')} addresses at a time.`,
  importInvalid: (first: string, count: number) =>
    count === 1
      ? `“${first}” is not an email address. Nothing was imported.`
      : `“${first}” and ${count - 1} more are not email addresses. Nothing was imported.`,
  importDateMissing: 'Please enter the day of the latest consent.',
  importDateAhead: 'This day has not come yet.',
  importProofMissing: 'Please say how they agreed to your newsletter.',
  imported: (added: number, left: number) =>
    [
      added === 1 ? '1 address added.' : `${added.toLocaleString('en-US')} addresses added.`,
      left > 0 &&
        `${left.toLocaleString('en-US')} left out: already on the list, unsubscribed, or of a deleted account.`,
    ]
      .filter(Boolean)
      .join(' '),
})
