import { defineMessages } from '../../define-messages.ts'

/** Calls about reviews. */
export const apiReviewsMessages = defineMessages('api/reviews', {
  replyMissing: 'Please write a reply.',
  onePerDay: "You've already reviewed this product today. You can write another review tomorrow.",
  /** The alt text of a review photo. */
  photoAlt: 'A photo by a customer',
  noSizes: 'This product has no sizes, so there is no fit to review.',
  uploadAgain: 'Please upload your photos again.',
  notYours: 'You have no such review.',
  notFound: 'Review not found.',
  replyChangedMeanwhile: 'Someone else has changed the reply to this review in the meantime.',
  replyRemoved: 'Reply removed.',
  replySaved: 'Reply saved.',
  hiddenAlready: 'Someone else has already hidden this review.',
  shownAlready: 'Someone else has already restored this review.',
  hidden: 'Review hidden.',
  shown: 'Review restored.',
  removed: 'Review deleted.',
})
