import { defineMessages } from '../define-messages.ts'

/** The wishlist page, and what is said when a product is saved. */
export const wishlistMessages = defineMessages('wishlist', {
  title: 'Wishlist',
  /** spec */
  empty: 'There is no item(s) saved',
  /** spec */
  continueBrowsing: 'Continue Browsing',
  /** spec */
  loginNote: 'Login to sync your saved items across all your devices.',
  /** spec */
  login: 'LOGIN',

  /** spec */
  added: 'Successfully added.',
  /** spec */
  removed: 'Successfully removed.',
  /** spec */
  failed: 'An error occurred while adding item to your wishlist.',
  full: (limit: number) => `Your wishlist is full: it holds up to ${limit} items.`,
  merged: (items: number) =>
    items === 1
      ? 'The item you saved before is now in your wishlist.'
      : `The ${items} items you saved before are now in your wishlist.`,
})
