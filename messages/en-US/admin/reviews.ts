import { defineMessages } from '../../define-messages.ts'

/** The reviews of all products. */
export const adminReviewsMessages = defineMessages('admin/reviews', {
  search: 'Product or author',
  withoutReply: 'Without reply',
  hidden: 'Hidden',
  stars: 'Stars',
  anyStars: 'Any',
  starCount: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  older: 'Older reviews',
  none: 'No reviews yet.',
  noneFound: 'No reviews found.',
  noneMatching: (search: string) => `No product or author matches “${search}”.`,

  review: (title: string, product: string) => `${title}, ${product}`,
  notPublished: (product: string) => `${product}, not published`,
  hiddenSince: <Node>(day: Node) => ['Hidden since ', day],
  verified: 'Verified purchase',
  hide: 'Hide',
  hideOf: (title: string) => `Hide “${title}”`,
  showAgain: 'Show again',
  showAgainOf: (title: string) => `Show again “${title}”`,

  replyFrom: (shop: string) => `Reply from ${shop}`,
  replyFromOn: <Node>(shop: string, day: Node) => [`Reply from ${shop}, `, day],
  reply: 'Reply',
  replyTo: (title: string) => `Reply to “${title}”`,
  editReply: 'Edit reply',
  editReplyTo: (title: string) => `Edit reply to “${title}”`,
  yourReplyTo: (name: string) => `Your reply to ${name}`,
  yourReply: 'Your reply',
  replyHint: (shop: string) => `Shown to everyone under the review, from ${shop}.`,
  replyMissing: 'Please write a reply.',
  removeReply: 'Remove reply',
  saveReply: 'Save reply',
  keepMyText: 'Keep my text',
})
