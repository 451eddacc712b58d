import { defineMessages } from '../define-messages.ts'

/** The newsletter form, its window and the page for unsubscribing. */
export const newsletterMessages = defineMessages('newsletter', {
  title: 'Newsletter',
  joinTitle: 'Join our newsletter',
  invitation: (shop: string) =>
    `New arrivals, restocks and seasonal edits from ${shop}, about twice a month. Unsubscribe at any time.`,
  email: 'Email address',
  subscribe: 'Subscribe',
  /** spec */
  continueBrowsing: 'Continue Browsing',

  unsubscribe: 'Unsubscribe',
  /** spec */
  processing: 'Processing',
  unsubscribedTitle: 'Goodbye for now',
  /** spec */
  failedTitle: 'Oops',
  /** spec */
  failed: "We couldn't process your request. Please try again later or contact support.",
  /** spec */
  returnHome: 'Return to Home',
  contact: 'Contact Us',
})
