import { paymentNamesMessages } from '#messages/en-US/payment-names.ts'
import { ownValue } from '../own-value.ts'

/** The name of a way to pay or of the brand of a card: "iDEAL", "Visa"; empty for none. */
export function brandName(brand: string): string {
  return ownValue(paymentNamesMessages.names, brand) ?? brand.charAt(0).toUpperCase() + brand.slice(1)
}

/** Whether staff took the payment, not a payment provider. */
export function isTakenByHand(brand: string): boolean {
  return brand === 'bank_transfer' || brand === 'cash' || brand === 'other'
}
