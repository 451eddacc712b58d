import type { Shop } from '../context.ts'
import { isSigned, signLink } from '../signed-link.ts'

/**
 * What a key of the tracking page opens: the link of an email shows an order whole; whoever only knows its number and
 * email address does not learn where its buyer lives.
 */
export type View = 'whole' | 'masked'

const purposes: Record<View, string> = { whole: 'track-order', masked: 'found-order' }

/** The key that opens an order at the tracking page. */
export function trackKey(shop: Pick<Shop, 'secrets'>, orderNumber: string, view: View): string {
  return signLink(shop, purposes[view], orderNumber)
}

/** Where an order can be followed by whoever holds an email about it; it never runs out. */
export function trackingPath(shop: Pick<Shop, 'secrets'>, orderNumber: string): string {
  return `/track-order/${orderNumber}.${trackKey(shop, orderNumber, 'whole')}`
}

/** What a key opens of an order; null where it opens nothing. */
export function viewOf(shop: Pick<Shop, 'secrets'>, orderNumber: string, key: string): View | null {
  if (isSigned(shop, purposes.whole, orderNumber, key)) return 'whole'
  return isSigned(shop, purposes.masked, orderNumber, key) ? 'masked' : null
}
