/** Whether an account number is written as an IBAN is: a country, two check digits, and the account. */
const form = /^[A-Z]{2}\d{2}[A-Z\d]*$/

/** Whether an account number looks like an IBAN and is none. Other account numbers have no form of their own. Source: ISO 13616, ISO 7064. */
export function isWrongIban(accountNumber: string): boolean {
  const iban = accountNumber.replace(/\s/g, '').toUpperCase()
  if (!form.test(iban)) return false
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((each) => Number.parseInt(each, 36)).join('')
  return iban.length < 15 || iban.length > 34 || BigInt(digits) % 97n !== 1n
}
