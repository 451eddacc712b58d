import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import { testCards } from './test-cards.ts'

export interface CardFields {
  card: string
  expiry: string
  cvc: string
}

export type CardErrors = Partial<Record<keyof CardFields, string>>

/** The error of each invalid card field. */
export function checkCard({ card, expiry, cvc }: CardFields, now: Date): CardErrors {
  const number = digitsOf(card)
  return {
    ...entry('card', wrongNumber(number)),
    ...entry('expiry', wrongExpiry(expiry, now)),
    ...entry('cvc', wrongCvc(cvc, number)),
  }
}

/** A card number without spaces and dashes. */
export function digitsOf(card: string): string {
  return card.replace(/[\s-]/g, '')
}

/** Whether a card number, typed with spaces or without, is one of the sandbox's. */
export function isTestCard(card: string): boolean {
  return testCards.some(({ number }) => number === digitsOf(card))
}

/** Whether the check digit of a card number is valid. Source: ISO/IEC 7812-1, annex B. */
export function isLuhn(number: string): boolean {
  let sum = 0
  for (let at = 0; at < number.length; at++) {
    const digit = Number(number[number.length - 1 - at])
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

function entry(field: keyof CardFields, sentence: string | null): CardErrors {
  return sentence ? { [field]: sentence } : {}
}

function wrongNumber(number: string): string | null {
  if (number === '') return sandboxMessages.cardMissing
  if (!/^\d+$/.test(number)) return sandboxMessages.cardNotDigits
  if (number.length < 13) return sandboxMessages.cardIncomplete
  if (number.length > 19 || !isLuhn(number)) return sandboxMessages.cardInvalid
  if (!isTestCard(number)) return sandboxMessages.testCardsOnly
  return null
}

function wrongExpiry(expiry: string, now: Date): string | null {
  const found = /^\s*(\d{1,2})\s*[/.-]?\s*(?:20)?(\d{2})\s*$/.exec(expiry)
  const [month, year] = [Number(found?.[1]), 2000 + Number(found?.[2])]
  if (!found || month < 1 || month > 12) return sandboxMessages.expiryInvalid
  // A card is valid through the last day of its month.
  if (year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1) return sandboxMessages.expired
  if (year > now.getUTCFullYear() + 20) return sandboxMessages.yearInvalid
  return null
}

function wrongCvc(cvc: string, number: string): string | null {
  const isAmex = /^3[47]/.test(number)
  if (new RegExp(isAmex ? '^\\d{4}$' : '^\\d{3}$').test(cvc.trim())) return null
  return isAmex ? sandboxMessages.cvcInvalidAmex : sandboxMessages.cvcInvalid
}
