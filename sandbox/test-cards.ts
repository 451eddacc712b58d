/** The outcome of a test card; the sandbox refuses all other card numbers. */
export type PaymentOutcome = 'pays' | 'declined' | 'insufficient' | 'second-factor'

export const testCards: readonly { number: string; answer: PaymentOutcome; brand: string }[] = [
  { number: '4242424242424242', answer: 'pays', brand: 'visa' },
  { number: '5555555555554444', answer: 'pays', brand: 'mastercard' },
  { number: '378282246310005', answer: 'pays', brand: 'amex' },
  { number: '4000002500003155', answer: 'second-factor', brand: 'visa' },
  { number: '4000000000009995', answer: 'insufficient', brand: 'visa' },
  { number: '4000000000000002', answer: 'declined', brand: 'visa' },
]

/** A card number grouped as on the card. */
export function groupCard(number: string): string {
  return number.length === 15 ? number.replace(/(.{4})(.{6})(.{5})/, '$1 $2 $3') : number.replace(/(.{4})(?=.)/g, '$1 ')
}
