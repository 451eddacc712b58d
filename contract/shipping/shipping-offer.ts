import { shippingMessages } from '#messages/en-US/shipping.ts'
import { priceWords, roundWords } from '../settings/setting-words.ts'
import type { Settings } from '../settings/settings.ts'

/** What shipping costs, in the same words on every screen: "Standard shipping is free on all orders. Express is …" */
export function shippingOffer({ expressPrice, freeExpressOver }: Settings['shipping']): string {
  return shippingMessages.offer(priceWords(expressPrice), roundWords(freeExpressOver))
}
