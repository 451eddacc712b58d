import type { Shop } from '../context.ts'
import { isSigned, signLink } from '../signed-link.ts'

/**
 * What a key of the tracking page gives access to. The link in an email shows the whole order; someone who only knows
 * the number and email address does not see the shipping address.
 */
export type View = 'whole' | 'masked'

const purposes: Record<View, string> = { whole: 'track-order', masked: 'found-order' }

/** The key that gives access to an order on the tracking page. */
export function trackKey(shop: Pick<Shop, 'secrets'>, orderNumber: string, view: View): string {
  return signLink(shop, purposes[view], orderNumber)
}

/** The path where the recipient of an email about an order can track it; it never expires. */
export function trackingPath(shop: Pick<Shop, 'secrets'>, orderNumber: string): string {
  return `/track-order/${orderNumber}.${trackKey(shop, orderNumber, 'whole')}`
}

/** What a key gives access to of an order; null for an invalid key. */
export function viewOf(shop: Pick<Shop, 'secrets'>, orderNumber: string, key: string): View | null {
  if (isSigned(shop, purposes.whole, orderNumber, key)) return 'whole'
  return isSigned(shop, purposes.masked, orderNumber, key) ? 'masked' : null
}

/** The path that shows the full order to anyone with its receipt link; `sessionId` is the payment provider's. */
export function confirmationPath(shop: Pick<Shop, 'secrets'>, sessionId: string): string {
  return `/shop/payment/feedback/${sessionId}?key=${signLink(shop, 'receipt', sessionId)}`
}

/** Whether a key is the receipt key of that session. */
export function opensConfirmation(shop: Pick<Shop, 'secrets'>, sessionId: string, key: string | undefined): boolean {
  return key !== undefined && isSigned(shop, 'receipt', sessionId, key)
}
