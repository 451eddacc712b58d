import type { Cart } from '#contract/cart/cart.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import type * as readers from './remembered-readers.ts'

/** One thing the browser remembers: its name, its value while there is none, and how to read what was kept. */
export interface RememberedItem<T> {
  key: string
  empty: T
  /** The value of what was kept; undefined where it is not one of ours and is dropped. */
  read(kept: unknown): Promise<T | undefined>
  /** Longer texts are dropped unread, in characters as they are kept. */
  maxLength: number
  /** Whether logging out forgets it. Source: spec section 4, "Logout". */
  isForgottenAtLogout: boolean
}

/** What local storage holds, each under a name of its own. Source: spec section 3, "Local storage". */
export const rememberedItems = {
  cart: local<Cart>('cart', [], (read) => read.readCart, { maxLength: 200_000, isForgottenAtLogout: false }),
  wishlist: local<readers.SavedList>('wishlist', { owner: null, saved: [] }, (read) => read.readSavedList, {
    maxLength: 2_500_000,
    // A customer's list is; a guest's stays. `forgetCustomer` tells them apart.
    isForgottenAtLogout: false,
  }),
  products: local<readonly ProductSummary[]>('products', [], (read) => read.readProducts, { maxLength: 2_500_000 }),
  verification: local<readers.Verification | null>('verification', null, (read) => read.readVerification),
  profile: local<readers.Profile | null>('profile', null, (read) => read.readProfile),
  accountInfo: local<readers.AccountInfo | null>('account', null, (read) => read.readAccountInfo),
  orderHistory: local<readers.RememberedOrders | null>('orders', null, (read) => read.readOrders, {
    maxLength: 1_000_000,
  }),
  paymentFeedback: local<readers.RememberedConfirmation | null>('feedback', null, (read) => read.readConfirmation, {
    maxLength: 200_000,
  }),
  /** False once this browser has subscribed. */
  newsletter: local<boolean | null>('newsletter', null, (read) => read.readFlag),
  newsletterDismissed: local<boolean>('newsletter-dismissed', false, (read) => read.readFlag, {
    isForgottenAtLogout: false,
  }),
  /** Ids of products whose pages were opened, the latest first. */
  recentlyViewed: local<readonly string[]>('recently-viewed', [], (read) => read.readViewed),
  recentSearches: local<readonly string[]>('recent-searches', [], (read) => read.readSearches),
  /** Numbers of the orders that analytics have been told of. */
  trackedOrders: local<readonly string[]>('tracked-orders', [], (read) => read.readTracked, {
    isForgottenAtLogout: false,
  }),
  /** In milliseconds since 1970. */
  lastReload: local<number>('last-reload', 0, (read) => read.readTime, { isForgottenAtLogout: false }),
}

/** The names of what session storage holds. Source: spec section 3, "Session storage". */
export const hereKeys = {
  checkoutUrl: 'vitrine.checkout-url',
  products: 'vitrine.visit-products',
  visitSeed: 'vitrine.visit-seed',
  reviewDraft: 'vitrine.review-draft',
  sessionUrl: 'vitrine.session-url',
}

/** The readers are heavy with schemas: they come only where something was kept. */
function local<T>(
  name: string,
  empty: T,
  pick: (read: typeof readers) => (kept: unknown) => T | undefined,
  { maxLength = 100_000, isForgottenAtLogout = true } = {},
): RememberedItem<T> {
  return {
    key: `vitrine.${name}`,
    empty,
    read: async (kept) => pick(await import('./remembered-readers.ts'))(kept),
    maxLength,
    isForgottenAtLogout,
  }
}
