import type { Shop } from '../context.ts'
import { isSigned, signLink } from '../signed-link.ts'

/** The path that shows the full order to anyone with its receipt link; `sessionId` is the payment provider's. */
export function confirmationPath(shop: Pick<Shop, 'secrets'>, sessionId: string): string {
  return `/shop/payment/feedback/${sessionId}?key=${signLink(shop, 'receipt', sessionId)}`
}

/** Whether a key is the receipt key of that session. */
export function opensConfirmation(shop: Pick<Shop, 'secrets'>, sessionId: string, key: string | undefined): boolean {
  return key !== undefined && isSigned(shop, 'receipt', sessionId, key)
}
