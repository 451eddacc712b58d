import * as z from 'zod/mini'
import { buyerMessages } from '#messages/en-US/buyer.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import { isCountryCode } from '../countries.ts'
import { usStates } from '../taxes/tax.ts'
import { isEmail } from '../text.ts'
import { line } from '../typed-text.ts'

const filled = (max: number, error: () => string) => line(max).check(z.trim(), z.minLength(1, { error }))

/** The contact and address of a buyer, where the shop itself asks for them. */
export const buyerShape = z
  .object({
    email: line(254).check(
      z.trim(),
      z.refine((value) => isEmail(value), { error: () => rulesMessages.invalidEmail }),
      z.meta({ examples: ['ann@example.com'] }),
    ),
    name: filled(80, () => buyerMessages.nameMissing),
    phone: line(30).check(z.trim()),
    country: line(2).check(
      z.refine((value) => isCountryCode(value), { error: () => buyerMessages.countryMissing }),
      z.meta({ examples: ['US'] }),
    ),
    line1: filled(120, () => buyerMessages.line1Missing),
    line2: line(120).check(z.trim()),
    city: filled(80, () => buyerMessages.cityMissing),
    /** The code of a US state; a region elsewhere. */
    state: line(80).check(z.trim()),
    postalCode: line(12).check(z.trim()),
  })
  .check(
    z.refine(({ country, state }) => wrongState(state, country) === null, {
      path: ['state'],
      error: () => buyerMessages.stateMissing,
    }),
    z.refine(({ country, postalCode }) => wrongPostal(postalCode, country) === null, {
      path: ['postalCode'],
      error: ({ input }) => wrongPostal('!', countryIn(input)) ?? '',
    }),
    z.meta({
      examples: [
        {
          email: 'ann@example.com',
          name: 'Ann Lee',
          phone: '',
          country: 'US',
          line1: '12 Harbour Street',
          line2: '',
          city: 'Portland',
          state: 'OR',
          postalCode: '97201',
        },
      ],
    }),
  )

/** The error of a state for a country; null if it is valid. */
export function wrongState(state: string, country: string): string | null {
  if (country !== 'US') return null
  return usStates.some(({ code }) => code === state) ? null : buyerMessages.stateMissing
}

/** The error of a postal code for a country; null if it is valid. Not every country has postal codes. */
export function wrongPostal(postalCode: string, country: string): string | null {
  if (country === 'US') return /^\d{5}(-\d{4})?$/.test(postalCode) ? null : buyerMessages.zipInvalid
  return /^[A-Za-z0-9 -]*$/.test(postalCode) ? null : buyerMessages.postalInvalid
}

function countryIn(input: unknown): string {
  return typeof input === 'object' && input !== null && 'country' in input ? String(input.country) : ''
}
