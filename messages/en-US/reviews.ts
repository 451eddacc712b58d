import { defineMessages } from '../define-messages.ts'

/** The reviews of a product, and the form to write one. */
export const reviewsMessages = defineMessages('reviews', {
  heading: (product: string) => `Reviews of ${product}`,
  none: (product: string) => `There are no reviews of ${product} yet. Be the first to write one.`,
  write: 'Write a review',
  outOf: (max: number) => `out of ${max}`,
  count: (reviews: number) => (reviews === 1 ? '1 review' : `${reviews} reviews`),
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  starsCount: (stars: number, reviews: number) =>
    `${stars === 1 ? '1 star' : `${stars} stars`}: ${reviews === 1 ? '1 review' : `${reviews} reviews`}`,
  showing: (stars: number) => `Showing reviews with ${stars === 1 ? '1 star' : `${stars} stars`}`,
  showAll: 'Show all',
  /** spec */
  viewMore: 'View More',
  verified: 'Verified purchase',
  replyFrom: (shop: string) => `Reply from ${shop}`,

  fit: {
    small: 'Runs small',
    true: 'True to size',
    large: 'Runs large',
  },
  fitCount: (answer: string, reviews: number) => `${answer}: ${reviews}`,

  photos: 'Customer photos',
  photoBy: (name: string) => `Photo by ${name}`,
  openPhotoBy: (name: string) => `Open photo by ${name}`,
  captionBy: (name: string, day: string) => `${name}, ${day}`,

  rating: 'Rating',
  name: 'Name',
  email: 'Email',
  emailHint: 'Not shown with your review.',
  title: 'Review title',
  message: 'Your review',
  fitQuestion: 'How does it fit?',
  fitUnsaid: 'No answer',
  photosLabel: 'Photos',
  photosHint: (max: number) => `optional, up to ${max}`,
  addPhotos: 'Add photos',
  removePhoto: (file: string) => `Remove ${file}`,
  uploading: (file: string) => `Uploading ${file}`,
  submit: 'Submit review',
  logIn: 'Log in',
  /** spec */
  nameMissing: 'Please enter your name.',
  /** spec */
  emailMissing: 'Please enter your email.',
  /** spec */
  titleMissing: 'Please enter a review title.',
  /** spec */
  messageMissing: 'Please enter your review message.',
  /** spec */
  ratingMissing: 'Please provide a rating.',
  /** spec */
  tooManyPhotos: 'You can upload a maximum of 5 photos.',
  imagesOnly: 'Please choose images only.',
  uploadFailed: "This image couldn't be uploaded.",

  /** spec */
  notLoggedIn: 'Please log in to your account to submit a review.',
  /** spec */
  addFailed: 'An error occurred while submitting the review. Please try again',
  /** spec */
  added: 'Your review has been added successfully.',
  delete: 'Delete',
  deleteTitle: 'Delete your review?',
  deleteQuestion: (title: string) => `“${title}” will be deleted. This cannot be undone.`,
  deleteQuestionWithPhotos: (title: string) => `“${title}” and its photos will be deleted. This cannot be undone.`,
  cancel: 'Cancel',
  /** spec */
  deleteFailed: 'An error occurred while deleting the review. Please try again.',
  /** spec */
  deleted: 'Your review has been deleted successfully.',
})
