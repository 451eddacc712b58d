import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import * as z from 'zod/mini'
import type { Buyer } from '#adapters/payment/payment.ts'
import { isCountryCode } from '#contract/countries.ts'
import { sellsTo } from '#contract/settings/place-fields.ts'
import { usStates } from '#contract/taxes/tax.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import type { StoredBasket } from './basket.ts'
import { waysOf } from './ways.ts'

/** The contact and shipping fields of the card page, as entered. */
export const buyerFields = z.object({
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  country: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  /** The state of an address in the US. */
  state: z.string(),
  /** The state or region of an address elsewhere. */
  region: z.string(),
  postal: z.string(),
  shipping: z.string(),
  /** The way to pay. */
  way: z._default(z.string(), 'card'),
  /** After how many days, of a buyer who pays later. */
  days: z._default(z.string(), ''),
})
export type BuyerFields = z.infer<typeof buyerFields>
type BuyerField = keyof BuyerFields
export type BuyerErrors = Partial<Record<BuyerField, string>>

const maxLengths: Partial<Record<BuyerField, number>> = { email: 254, line1: 120, line2: 120, postal: 12, phone: 30 }
const unprintable = /\p{Cc}/u

/** The countries that a basket ships to, none meaning all, its shipping methods and its ways to pay. */
type Asked = Pick<StoredBasket, 'countries' | 'shipping' | 'pickedUpIn' | 'methods' | 'plans'>
/** With the days that a buyer who pays later can choose from. */
type Offered = Asked & { laterDays: readonly number[] }

type Check = (value: string, typed: BuyerFields, offered: Offered) => string | null

/** The validation of each field; null if valid. */
const checks: Record<BuyerField, Check> = {
  email: (value) => (isEmail(value) ? null : value ? sandboxMessages.invalidEmail : sandboxMessages.emailMissing),
  name: (value) => (value ? null : sandboxMessages.nameMissing),
  phone: (value, typed) => (value === '' || readPhone(value, typed.country) ? null : sandboxMessages.phoneInvalid),
  country: (value, _typed, { countries }) => {
    if (!isCountryCode(value)) return sandboxMessages.countryMissing
    return sellsTo(countries, value) ? null : sandboxMessages.countryNotSold
  },
  line1: (value) => (value ? null : sandboxMessages.line1Missing),
  line2: () => null,
  city: (value) => (value ? null : sandboxMessages.cityMissing),
  state: (value, { country }) =>
    country !== 'US' || usStates.some(({ code }) => code === value) ? null : sandboxMessages.stateMissing,
  region: () => null,
  postal: (value, { country }) => wrongPostal(value, country),
  shipping: (value, _typed, { shipping }) =>
    shipping.some(({ option }) => option === value) ? null : sandboxMessages.shippingMissing,
  way: (value, _typed, offered) => (waysOf(offered).some((way) => way === value) ? null : sandboxMessages.wayMissing),
  days: (value, { way }, offered) =>
    way !== 'pay_later' || offered.laterDays.some((days) => String(days) === value)
      ? null
      : sandboxMessages.daysMissing,
}

const fields = Object.keys(buyerFields.def.shape) as BuyerField[]

const noAddress = {
  country: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  region: '',
  postal: '',
}

/** What was typed that a basket asks for: no address where nothing is shipped. */
export function askedOf(typed: BuyerFields, { shipping, pickedUpIn }: Asked): BuyerFields {
  if (pickedUpIn) return { ...typed, ...noAddress }
  return shipping.length > 0 ? typed : { ...typed, ...noAddress, phone: '', shipping: '' }
}

/** The fields of a page on which nothing is shipped. */
const unshippedFields: readonly BuyerField[] = ['email', 'name', 'way', 'days']
/** Those of a page for what is picked up. */
const pickupFields: readonly BuyerField[] = ['email', 'phone', 'name', 'shipping', 'way', 'days']

function fieldsOf({ shipping, pickedUpIn }: Asked): readonly BuyerField[] {
  if (pickedUpIn) return pickupFields
  return shipping.length > 0 ? fields : unshippedFields
}

/** The trimmed fields of a form; missing ones are ''. */
export function readBuyer(form: URLSearchParams): BuyerFields {
  const read = (field: BuyerField) => (form.get(field) ?? '').normalize('NFC').trim()
  return {
    email: read('email'),
    name: read('name'),
    phone: read('phone'),
    country: read('country'),
    line1: read('line1'),
    line2: read('line2'),
    city: read('city'),
    state: read('state'),
    region: read('region'),
    postal: read('postal'),
    shipping: read('shipping'),
    way: form.has('way') ? read('way') : 'card',
    days: read('days'),
  }
}

/** The error of each invalid field, for what a basket offers. */
export function checkBuyer(typed: BuyerFields, offered: Offered): BuyerErrors {
  const errors: BuyerErrors = {}
  for (const field of fieldsOf(offered)) {
    const sentence = wrongText(typed[field], maxLengths[field] ?? 80) ?? checks[field](typed[field], typed, offered)
    if (sentence) errors[field] = sentence
  }
  return errors
}

function wrongText(value: string, maxLength: number): string | null {
  if (unprintable.test(value)) return sandboxMessages.unprintable
  return value.length > maxLength ? sandboxMessages.tooLong(maxLength) : null
}

/** Converts validated fields. */
export function toBuyer(typed: BuyerFields): Buyer {
  const { name, country } = typed
  return {
    email: normalEmail(typed.email),
    name,
    phone: readPhone(typed.phone, country) ?? typed.phone,
    address: {
      name,
      line1: typed.line1,
      line2: typed.line2,
      city: typed.city,
      state: country === 'US' ? typed.state : typed.region,
      postalCode: typed.postal.toUpperCase(),
      country,
    },
  }
}

function readPhone(value: string, country: string): string | null {
  const found = parsePhoneNumberFromString(value, isSupportedCountry(country) ? country : undefined)
  return found?.isPossible() ? found.number : null
}

function wrongPostal(value: string, country: string): string | null {
  if (country === 'US') return /^\d{5}(-\d{4})?$/.test(value) ? null : sandboxMessages.zipInvalid
  // Not every country has postal codes.
  return /^[A-Za-z0-9 -]*$/.test(value) ? null : sandboxMessages.postalInvalid
}
