import { defineMessages } from '../../define-messages.ts'

/** The reviews of all products. */
export const adminReviewsMessages = defineMessages('admin/reviews', {
  search: 'Product or author',
  state: 'State',
  states: { unanswered: 'Without reply', hidden: 'Hidden' },
  stars: 'Stars',
  starCount: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  columns: {
    title: 'Review',
    product: 'Product',
    stars: 'Stars',
    author: 'Author',
    date: 'Date',
    state: 'State',
    text: 'Text',
    email: 'Email',
  },
  answered: 'Answered',
  none: 'No reviews yet.',
  noneFound: 'No reviews found.',
  bulk: {
    hideText: (count: number) =>
      count === 1
        ? 'This review will no longer be shown or rated in the shop.'
        : `These ${count.toLocaleString('en-US')} reviews will no longer be shown or rated in the shop.`,
    showText: (count: number) =>
      count === 1
        ? 'This review will be shown in the shop again.'
        : `These ${count.toLocaleString('en-US')} reviews will be shown in the shop again.`,
    removeText: (count: number) =>
      count === 1
        ? 'This review and its photos will be deleted for good.'
        : `These ${count.toLocaleString('en-US')} reviews and their photos will be deleted for good.`,
  },

  review: (title: string, product: string) => `${title}, ${product}`,
  notPublished: (product: string) => `${product}, not published`,
  hiddenSince: <Node>(day: Node) => ['Hidden since ', day],
  verified: 'Verified purchase',
  hide: 'Hide',
  showAgain: 'Show again',
  remove: 'Delete',
  removeTitle: (title: string) => `Delete “${title}”?`,
  notFound: 'Review not found.',

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
