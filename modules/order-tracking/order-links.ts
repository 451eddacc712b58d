import { notFound, ShopError } from '#contract/errors.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import type { Shop } from '../context.ts'
import { checkLink, signLink } from '../links/signed-link.ts'

/**
 * What a key of the tracking page gives access to. The link in an email shows the whole order; someone who only knows
 * the number and email address does not see the shipping address.
 */
export type View = 'whole' | 'masked'

const purposes = { whole: 'track-order', masked: 'found-order' } as const

/** The key that gives access to an order on the tracking page. */
export function trackKey(shop: Pick<Shop, 'secrets'>, orderNumber: string, view: View, now = Date.now()): string {
  return signLink(shop, purposes[view], orderNumber, now)
}

/** The path where the recipient of an email about an order can track it. */
export function trackingPath(shop: Pick<Shop, 'secrets'>, orderNumber: string): string {
  return `/track-order/${orderNumber}.${trackKey(shop, orderNumber, 'whole')}`
}

/** What a key gives access to of an order. Refuses with 404 a key that is not ours, and with 410 one that has expired. */
export function viewOf(shop: Pick<Shop, 'secrets'>, orderNumber: string, key: string): View {
  const whole = checkLink(shop, purposes.whole, orderNumber, key)
  const masked = checkLink(shop, purposes.masked, orderNumber, key)
  if (whole === 'valid') return 'whole'
  if (masked === 'valid') return 'masked'
  if (whole === 'expired' || masked === 'expired') throw new ShopError(410, apiOrdersMessages.linkExpired)
  throw notFound(apiOrdersMessages.linkUnknown)
}

/** Whether a key is one of ours for this order, in date or not. */
export function isKeyOf(shop: Pick<Shop, 'secrets'>, orderNumber: string, key: string): boolean {
  return Object.values(purposes).some((purpose) => checkLink(shop, purpose, orderNumber, key) !== 'forged')
}

/** The path that shows the full order to anyone with its receipt link; `sessionId` is the payment provider's. */
export function confirmationPath(shop: Pick<Shop, 'secrets'>, sessionId: string): string {
  return `/shop/payment/feedback/${sessionId}?key=${signLink(shop, 'receipt', sessionId)}`
}

/** Whether a key is the receipt key of that session. Once it has expired, the order shows as to a stranger. */
export function opensConfirmation(shop: Pick<Shop, 'secrets'>, sessionId: string, key: string | undefined): boolean {
  return key !== undefined && checkLink(shop, 'receipt', sessionId, key) === 'valid'
}
