import { defineMessages } from '../define-messages.ts'

/** Shared parts of all screens: dialogs, forms, images, prices, ratings. */
export const uiMessages = defineMessages('ui', {
  breadcrumb: 'Breadcrumb',
  carousel: 'carousel',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  dismiss: 'Dismiss',
  /** spec */
  wait: 'Please wait...',
  /** spec */
  chunkFailed: 'Loading chunk failed',

  optional: 'optional',
  fieldMissing: 'Please fill this in.',
  checkFields: (count: number) => `Please check the ${count} fields below.`,
  showPassword: 'Show password',
  show: 'Show',
  hide: 'Hide',
  decrease: 'Decrease',
  increase: 'Increase',

  /** Spoken before the two prices of a reduced product. */
  priceNow: 'Now',
  priceBefore: 'before',
  /** A price that only some variants have. */
  priceFrom: (price: string) => `From ${price}`,
  average: (stars: number) => stars.toFixed(1),
  rating: (stars: string, max: number) => `Rated ${stars} out of ${max}`,
  ratingOf: (stars: string, max: number, reviews: number) =>
    `Rated ${stars} out of ${max}, ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`,
})
