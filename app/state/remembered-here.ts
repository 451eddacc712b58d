import type { ProductSummary } from '#contract/products/product.ts'
import { sessionArea } from './area.ts'
import { decode, encode } from './cipher.ts'
import { hereKeys } from './remembered-items.ts'
import {
  type KeptReviewDraft,
  type OpenCardPage,
  readCardPage,
  readCheckoutUrl,
  readReviewDraft,
  readVisitProducts,
} from './remembered-readers.ts'

interface HereItem<T> {
  empty: T
  read(kept: unknown): T | undefined
  maxLength: number
}

const items = {
  /** The card page a guest goes to after the checkout step. */
  checkoutUrl: here<string | null>(null, readCheckoutUrl),
  products: here<readonly ProductSummary[]>([], readVisitProducts, 400_000),
  /** A review that is being written, so that logging in loses nothing of it. */
  reviewDraft: here<KeptReviewDraft | null>(null, readReviewDraft),
  /** The card page opened last, for going on with it while the cart is the same. */
  sessionUrl: here<OpenCardPage | null>(null, readCardPage),
}

type Items = typeof items
type ValueOf<I> = I extends HereItem<infer T> ? T : never

/** What this tab remembers, read and written at once. Source: spec section 3, "Session storage". */
export const rememberedHere = {
  get<Name extends keyof Items>(name: Name): ValueOf<Items[Name]> {
    const item = items[name] as HereItem<ValueOf<Items[Name]>>
    const kept = sessionArea.getItem(hereKeys[name])
    if (kept === null || kept.length > item.maxLength) return item.empty
    try {
      return item.read(JSON.parse(decode(kept) ?? 'null')) ?? item.empty
    } catch {
      return item.empty
    }
  },
  set<Name extends keyof Items>(name: Name, value: ValueOf<Items[Name]>) {
    sessionArea.setItem(hereKeys[name], encode(JSON.stringify(value)))
  },
  forget(name: keyof Items) {
    sessionArea.removeItem(hereKeys[name])
  },
}

function here<T>(empty: T, read: (kept: unknown) => T | undefined, maxLength = 100_000): HereItem<T> {
  return { empty, read, maxLength }
}
