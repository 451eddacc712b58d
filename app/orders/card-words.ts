import { ordersMessages } from '#messages/en-US/orders.ts'

/** A payment method in words: "Visa ending in 4242". */
export function cardWords(cardType: string, cardLast4: string): string {
  const brand = cardType === '' ? ordersMessages.unknownCard : cardType.charAt(0).toUpperCase() + cardType.slice(1)
  return cardLast4 === '' ? brand : ordersMessages.card(brand, cardLast4)
}
