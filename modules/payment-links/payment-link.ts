import { notFound, ShopError } from '#contract/errors.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import type { Shop } from '../context.ts'
import { checkLink, signLink } from '../links/signed-link.ts'

/** The path where the recipient of an email pays a checkout; it opens nothing once that has ended. */
export function paymentPath(shop: Pick<Shop, 'secrets'>, checkoutId: string): string {
  return `/pay/${checkoutId}.${signLink(shop, 'pay', checkoutId)}`
}

/** Refuses with 404 a key that is not that of the payment link of a checkout, and with 410 one that has expired. */
export function requirePaymentKey(shop: Pick<Shop, 'secrets'>, checkoutId: string, key: string): void {
  const state = checkLink(shop, 'pay', checkoutId, key)
  if (state === 'expired') throw new ShopError(410, apiCheckoutMessages.linkExpired)
  if (state === 'forged') throw notFound(apiCheckoutMessages.linkUnknown)
}
