import type { FormFields } from '#contract/check-form.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'

/** The fields of a review, except its photos. Source of the messages: spec section 5, "Review form". */
export const reviewFields = {
  rating: {
    get label() {
      return reviewsMessages.rating
    },
    get missing() {
      return reviewsMessages.ratingMissing
    },
  },
  /** Asked for products with sizes. */
  fit: {
    get label() {
      return reviewsMessages.fitQuestion
    },
    missing: null,
  },
  name: {
    get label() {
      return reviewsMessages.name
    },
    autoComplete: 'name',
    maxLength: 80,
    get missing() {
      return reviewsMessages.nameMissing
    },
  },
  email: {
    get label() {
      return reviewsMessages.email
    },
    control: 'email',
    autoComplete: 'email',
    maxLength: 254,
    get hint() {
      return reviewsMessages.emailHint
    },
    get missing() {
      return reviewsMessages.emailMissing
    },
    refusal: /e-?mail/i,
  },
  reviewTitle: {
    get label() {
      return reviewsMessages.title
    },
    maxLength: 120,
    get missing() {
      return reviewsMessages.titleMissing
    },
  },
  message: {
    get label() {
      return reviewsMessages.message
    },
    control: 'paragraph',
    maxLength: 5_000,
    get missing() {
      return reviewsMessages.messageMissing
    },
  },
} satisfies FormFields
