import { sessionIdOf } from '../buy.ts'
import type { TestShop } from '../create-test-shop.ts'

/** Pays at the address of a payment link, as a guest; returns the provider's ID of its card page. */
export async function payByLink(shop: TestShop, path: string): Promise<string> {
  const guest = shop.as(shop.guest())
  const { url } = await guest.paymentLinks.openPaymentLink({ link: path.replace('/pay/', '') })
  const sessionId = sessionIdOf(url)
  await shop.pay(sessionId)
  await guest.checkout.retreiveSession({ sessionId })
  return sessionId
}
