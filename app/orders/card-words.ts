import { brandName } from '#contract/payments/brand-name.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'

/** A payment method in words: "Visa ending in 4242". */
export function cardWords(cardType: string, cardLast4: string): string {
  const brand = brandName(cardType) || ordersMessages.unknownCard
  return cardLast4 === '' ? brand : ordersMessages.card(brand, cardLast4)
}

/** How an order was paid, in words; one that discounts paid in full needed no payment. */
export function paymentWords(order: { cardType: string; cardLast4: string; grandTotal: number }): string {
  return order.grandTotal === 0 ? ordersMessages.nothingToPay : cardWords(order.cardType, order.cardLast4)
}
