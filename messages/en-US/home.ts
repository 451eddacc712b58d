import { defineMessages } from '../define-messages.ts'

/** The home page. */
export const homeMessages = defineMessages('home', {
  description: (about: string, shipping: string) =>
    [/[.!?]$/.test(about) ? about : `${about}.`, shipping].join(' ').trim(),
  soon: 'Our first products will be here soon.',
  /** spec */
  shopNow: 'Shop now',
  bannerLink: 'See the product in this photo',
  looksTitle: 'Looks',
  looksText: 'Styled together. Choose one item or the whole look.',
  seeLooks: 'See all looks',
  rows: (shop: string) => ({
    /** spec */
    newest: 'New In',
    /** spec */
    bestOfEachType: `${shop} Collection`,
    /** spec */
    bestSellers: `${shop} Best Seller`,
    /** spec */
    newestOfEachCategory: `Shop ${shop} Collection`,
    collection: '',
    hand: '',
  }),
  reviewsTitle: 'What customers say',
  newsletterTitle: 'News from us',

  payLaterTitle: 'Buy now, pay later',
  payLaterLead: (days: number) => `0% for ${days} days. Nothing to pay today.`,
  payLaterTerms: (first: number, second: number, third: number) =>
    `Pay in ${first}, ${second} or ${third} days, with no interest and no fees when you pay on time.`,
  /** spec */
  findOutMore: 'Find out more',

  features: 'With every order',
  freeShippingTitle: 'Free shipping',
  shippingTitle: 'Shipping',
  payLaterText: (days: number) => `0% for ${days} days.`,
  cashbackTitle: 'Cashback reward',
  cashbackText: (percent: number) => `${percent}% of what you keep comes back to you as store credit.`,
})
