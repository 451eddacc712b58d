import { noNotes } from '#contract/orders/order-notes.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { decode, encode } from './cipher.ts'
import { tabKeys } from './local-items.ts'
import { tabStore } from './storage-area.ts'
import { type OpenCardPage, readCardPage, readCheckoutUrl, readNotes, readVisitProducts } from './stored-schemas.ts'

interface TabItem<T> {
  empty: T
  read(stored: unknown): T | undefined
  maxLength: number
}

const items = {
  /** The URL a guest continues to after the checkout step. */
  checkoutUrl: tabItem<string | null>(null, readCheckoutUrl),
  products: tabItem<readonly ProductSummary[]>([], readVisitProducts, 400_000),
  /** The card page opened last, reused while the cart is unchanged. */
  sessionUrl: tabItem<OpenCardPage | null>(null, readCardPage),
  /** What the shopper has written for the next order. */
  orderNotes: tabItem(noNotes, readNotes),
}

type Items = typeof items
type ValueOf<I> = I extends TabItem<infer T> ? T : never

/** Values in session storage, read and written synchronously. Source: spec section 3, "Session storage". */
export const tabData = {
  get<Name extends keyof Items>(name: Name): ValueOf<Items[Name]> {
    const item = items[name] as TabItem<ValueOf<Items[Name]>>
    const stored = tabStore.getItem(tabKeys[name])
    if (stored === null || stored.length > item.maxLength) return item.empty
    try {
      return item.read(JSON.parse(decode(stored) ?? 'null')) ?? item.empty
    } catch {
      return item.empty
    }
  },
  set<Name extends keyof Items>(name: Name, value: ValueOf<Items[Name]>) {
    tabStore.setItem(tabKeys[name], encode(JSON.stringify(value)))
  },
  forget(name: keyof Items) {
    tabStore.removeItem(tabKeys[name])
  },
}

function tabItem<T>(empty: T, read: (stored: unknown) => T | undefined, maxLength = 100_000): TabItem<T> {
  return { empty, read, maxLength }
}
