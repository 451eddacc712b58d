import type { Shop } from '../context.ts'
import { isSigned, signLink } from '../signed-link.ts'

const purpose = 'pay'

/** The path where the recipient of an email pays a checkout; it opens nothing once that has ended. */
export function paymentPath(shop: Pick<Shop, 'secrets'>, checkoutId: string): string {
  return `/pay/${checkoutId}.${signLink(shop, purpose, checkoutId)}`
}

/** Whether a key is that of the payment link of a checkout. */
export function opensPayment(shop: Pick<Shop, 'secrets'>, checkoutId: string, key: string): boolean {
  return isSigned(shop, purpose, checkoutId, key)
}
