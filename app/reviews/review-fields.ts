import type { FormFields } from '#contract/check-form.ts'

/** The fields of a review, except its photos. Source of the messages: spec section 5, "Review form". */
export const reviewFields = {
  rating: { label: 'Rating', missing: 'Please provide a rating.' },
  name: { label: 'Name', autoComplete: 'name', maxLength: 80, missing: 'Please enter your name.' },
  email: {
    label: 'Email',
    control: 'email',
    autoComplete: 'email',
    maxLength: 254,
    hint: 'Only you and the shop can see it.',
    missing: 'Please enter your email.',
    refusal: /email/i,
  },
  reviewTitle: { label: 'Review title', maxLength: 120, missing: 'Please enter a review title.' },
  message: {
    label: 'Your review',
    control: 'paragraph',
    maxLength: 5_000,
    missing: 'Please enter your review message.',
  },
} satisfies FormFields
