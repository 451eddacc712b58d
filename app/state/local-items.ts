import type { Cart } from '#contract/cart/cart.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import type * as readers from './stored-schemas.ts'

/** One item of local storage: its key, its value when empty, and how to parse it. */
export interface LocalItem<T> {
  key: string
  empty: T
  /** Undefined for a value that is not ours, which is dropped. */
  read(stored: unknown): Promise<T | undefined>
  /** In characters as stored; longer texts are dropped unread. */
  maxLength: number
  /** Whether logout clears it. Source: spec section 4, "Logout". */
  isForgottenAtLogout: boolean
}

/** What local storage holds. Source: spec section 3, "Local storage". */
export const localItems = {
  cart: local<Cart>('cart', [], (read) => read.readCart, { maxLength: 200_000, isForgottenAtLogout: false }),
  /** The discount codes of the cart. */
  codes: local<readonly string[]>('codes', [], (read) => read.readCodes, { isForgottenAtLogout: false }),
  /** The email address that a guest gave with a code; empty without one. */
  codeEmail: local<string>('code-email', '', (read) => read.readCodeEmail),
  wishlist: local<readers.SavedList>('wishlist', { owner: null, saved: [] }, (read) => read.readSavedList, {
    maxLength: 2_500_000,
    // Logout clears a customer's list and keeps a guest's: see `forgetCustomer`.
    isForgottenAtLogout: false,
  }),
  products: local<readonly ProductSummary[]>('products', [], (read) => read.readProducts, { maxLength: 2_500_000 }),
  verification: local<readers.Verification | null>('verification', null, (read) => read.readVerification),
  profile: local<readers.Profile | null>('profile', null, (read) => read.readProfile),
  paymentFeedback: local<readers.StoredConfirmation | null>('feedback', null, (read) => read.readConfirmation, {
    maxLength: 200_000,
  }),
  /** The checkout whose card page was opened last; empty once its outcome is known here. */
  openCheckout: local<string>('open-checkout', '', (read) => read.readCheckoutId),
  /** False once this browser has subscribed. */
  newsletter: local<boolean | null>('newsletter', null, (read) => read.readFlag),
  newsletterDismissed: local<boolean>('newsletter-dismissed', false, (read) => read.readFlag, {
    isForgottenAtLogout: false,
  }),
  /** Product ids, the latest first. */
  recentlyViewed: local<readonly string[]>('recently-viewed', [], (read) => read.readViewed),
  recentSearches: local<readonly string[]>('recent-searches', [], (read) => read.readSearches),
  /** The code of the country that the shopper chose where shipping depends on it; empty for the shop's own. */
  destination: local<string>('destination', '', (read) => read.readDestination),
  /** Order numbers already sent to analytics. */
  trackedOrders: local<readonly string[]>('tracked-orders', [], (read) => read.readTracked, {
    isForgottenAtLogout: false,
  }),
  /** In milliseconds since 1970. */
  lastReload: local<number>('last-reload', 0, (read) => read.readTime, { isForgottenAtLogout: false }),
}

/** The keys of session storage. Source: spec section 3, "Session storage". */
export const tabKeys = {
  checkoutUrl: 'vitrine.checkout-url',
  products: 'vitrine.visit-products',
  visitSeed: 'vitrine.visit-seed',
  visitPicks: 'vitrine.visit-picks',
  drafts: 'vitrine.drafts',
  sessionUrl: 'vitrine.session-url',
  orderNotes: 'vitrine.notes',
  /** Set by the first page of a visit. */
  visited: 'vitrine.visited',
}

/** The schemas are heavy: they load only where something was stored. */
function local<T>(
  name: string,
  empty: T,
  pick: (read: typeof readers) => (stored: unknown) => T | undefined,
  { maxLength = 100_000, isForgottenAtLogout = true } = {},
): LocalItem<T> {
  return {
    key: `vitrine.${name}`,
    empty,
    read: async (stored) => pick(await import('./stored-schemas.ts'))(stored),
    maxLength,
    isForgottenAtLogout,
  }
}
