/** The outcome of a test card; the sandbox refuses all other card numbers. */
export type PaymentOutcome = 'pays' | 'declined' | 'insufficient' | 'second-factor'

export const testCards: readonly { number: string; answer: PaymentOutcome; brand: string; says: string }[] = [
  { number: '4242424242424242', answer: 'pays', brand: 'visa', says: 'pays' },
  { number: '5555555555554444', answer: 'pays', brand: 'mastercard', says: 'pays' },
  { number: '378282246310005', answer: 'pays', brand: 'amex', says: 'pays' },
  { number: '4000002500003155', answer: 'second-factor', brand: 'visa', says: 'asks for a second factor' },
  { number: '4000000000009995', answer: 'insufficient', brand: 'visa', says: 'has insufficient funds' },
  { number: '4000000000000002', answer: 'declined', brand: 'visa', says: 'is declined' },
]

/** A card number grouped as on the card. */
export function groupCard(number: string): string {
  return number.length === 15 ? number.replace(/(.{4})(.{6})(.{5})/, '$1 $2 $3') : number.replace(/(.{4})(?=.)/g, '$1 ')
}
