import { defineMessages } from '../define-messages.ts'

/** The page that confirms a subscription to the newsletter. */
export const newsletterConfirmMessages = defineMessages('newsletter-confirm', {
  title: 'Confirm your subscription',
  lead: (shop: string) => `One click, and you'll get ${shop}'s new arrivals and sales by email, about twice a month.`,
  confirm: 'Subscribe',
  again: 'Get another link',
  /** spec */
  continueBrowsing: 'Continue Browsing',
})
