import { defineMessages } from '../define-messages.ts'

/** The pages for what does not exist and for what failed. */
export const failureMessages = defineMessages('failure', {
  notFoundTitle: "This page doesn't exist",
  notFoundText: 'It may have moved, or the address may be mistyped. Try a search, or one of the links below.',
  searchShop: 'Search the shop',
  failureTitle: 'Something went wrong',
  failureText: 'Something went wrong on our side. Your cart and wishlist are unchanged.',
  requestId: (id: string) => `If you contact us, please quote ${id}.`,
  tryAgain: 'Try again',
})
