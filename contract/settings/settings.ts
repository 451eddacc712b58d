import * as z from 'zod/mini'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import { locales } from '#messages/locales.ts'
import { isCountryCode } from '../countries.ts'
import { maxListingPasses } from '../listing/limits.ts'
import { usStates } from '../taxes/tax.ts'
import { isEmail } from '../text.ts'
import { line } from '../typed-text.ts'
import { brandFields } from './brand-fields.ts'
import { invoiceFields } from './invoice-fields.ts'
import { logoFields } from './logo-fields.ts'
import { moneyFields } from './money-fields.ts'
import { bankTransferFields, paymentFields } from './payment-fields.ts'
import { placeFields } from './place-fields.ts'
import { priceFields } from './price-fields.ts'
import { privacyFields } from './privacy-fields.ts'
import { seasons } from './seasons.ts'
import { securityFields } from './security-fields.ts'
import { taxationFields } from './taxation-fields.ts'
import { wholeNumber } from './whole-number.ts'

const filled = (max: number, error: () => string) => line(max).check(z.trim(), z.minLength(1, { error }))

/** "3" or "3-7", the smaller number first. */
const days = line(7).check(
  z.refine((value) => isSpan(value), { error: () => apiSettingsMessages.daysInvalid }),
  z.meta({ examples: ['1-2'] }),
)

/** A URL of another site; may be empty. */
const webAddress = line(200).check(
  z.trim(),
  z.refine((value) => value === '' || isWebAddress(value), { error: () => apiSettingsMessages.webAddressInvalid }),
  z.meta({ examples: ['https://www.example.com/shop'] }),
)

/**
 * All settings, in the groups that are saved together. Cut-offs are hours of the day, tax rates are
 * thousandths of a percent, day ranges are business days.
 */
export const settingFields = {
  shop: {
    /** The language of pages and emails unless a visitor chooses another one. */
    locale: z.enum(locales),
    /** The time zone in which the shop works, of its cut-offs and its figures, by its IANA name. */
    timeZone: line(60).check(
      z.refine((value) => isTimeZone(value), { error: () => apiSettingsMessages.timeZoneUnknown }),
      z.meta({ examples: ['America/New_York'] }),
    ),
    name: filled(60, () => apiSettingsMessages.nameMissing),
    about: filled(300, () => apiSettingsMessages.aboutMissing),
    contactEmail: line(254).check(
      z.trim(),
      z.refine((value) => isEmail(value), { error: () => rulesMessages.invalidEmail }),
      z.meta({ examples: ['care@example.com'] }),
    ),
    /** In front of the numbers of orders and of generated SKUs. A digit at its end would be read as one of the number. */
    orderPrefix: line(6).check(
      z.trim(),
      z.regex(/^([A-Z0-9-]*[A-Z-])?$/, { error: () => apiSettingsMessages.prefixInvalid }),
      z.meta({ examples: ['AB-'] }),
    ),
    /** The name of the seller in law; empty where it is the shop name. */
    legalName: line(120).check(z.trim()),
    /** Shown as typed on invoices and in emails; empty where the seller has none. */
    vatNumber: line(40).check(z.trim()),
    companyNumber: line(80).check(z.trim()),
    postalAddress: filled(200, () => apiSettingsMessages.addressMissing),
    /** The code of the country whose law the shop follows, such as `US`. */
    country: line(2).check(
      z.refine((value) => isCountryCode(value), { error: () => apiSettingsMessages.countryUnknown }),
      z.meta({ examples: ['US'] }),
    ),
    /** `auto`: the newsletter box at sign-up is ticked where the country's law allows it. */
    newsletterBox: z.enum(['auto', 'empty']),
    /** Whether an address is subscribed only once its owner opens an emailed link (double opt-in). */
    confirmsNewsletter: z.boolean(),
    instagram: webAddress,
    facebook: webAddress,
    youtube: webAddress,
    tiktok: webAddress,
  },
  brand: brandFields,
  logo: logoFields,
  promo: {
    isShown: z.boolean(),
    season: z.enum(['auto', ...seasons]),
    percent: wholeNumber(1, 90),
    text: filled(160, () => apiSettingsMessages.promoMissing),
  },
  money: moneyFields,
  payments: paymentFields,
  bankTransfer: bankTransferFields,
  places: placeFields,
  prices: priceFields,
  taxation: taxationFields,
  invoices: invoiceFields,
  shipping: {
    processingDays: days,
    /** An hour of the day in the time zone of the shop, from Monday to Thursday. */
    weekdayCutOff: wholeNumber(0, 23),
    /** An hour of the day from Friday to Sunday, in its own time zone, which may be empty for that of the shop. */
    weekendCutOff: wholeNumber(0, 23),
    weekendTimeZone: line(60).check(
      z.refine((value) => value === '' || isTimeZone(value), { error: () => apiSettingsMessages.timeZoneUnknown }),
      z.meta({ examples: ['America/Chicago'] }),
    ),
    /** Days on which nothing is packed or delivered: dates, or days of every year. */
    daysOff: z
      .array(
        line(10).check(
          z.refine(isDayOff, { error: () => apiSettingsMessages.dayOffInvalid }),
          z.meta({ examples: ['12-24'] }),
        ),
      )
      .check(z.maxLength(60, { error: () => apiSettingsMessages.tooManyDaysOff(60) })),
  },
  returns: {
    /** Whether buyers may send back what they do not like; each order keeps what it was promised. */
    offersReturns: z.boolean(),
    returnDays: wholeNumber(1, 365),
    // The minimum under EU law.
    coolingOffDays: wholeNumber(14, 365),
    refundDays: wholeNumber(1, 90),
    refundContactDays: wholeNumber(1, 120),
    cancelRefundDays: days,
    /** Whether buyers can ask for another variant instead of a refund. */
    offersExchange: z.boolean(),
    /** Whether they can ask for a code for the shop. */
    offersCode: z.boolean(),
    /** After the approval. */
    sendBackDays: wholeNumber(7, 90),
    /** Where returns go to; empty for the shop's address. */
    returnAddress: line(200).check(z.trim()),
  },
  /** What the shop promises; each is shown only while it is on. The sale is `promo.isShown`. */
  promises: {
    payInThree: z.boolean(),
    payLater: z.boolean(),
    cashback: z.boolean(),
    /** Of what a customer paid for the items they kept. */
    cashbackPercent: wholeNumber(1, 50),
    newsletterWindow: z.boolean(),
  },
  /** Whether buyers are invited by themselves to review what they bought, and how long after it arrived. */
  reviews: { invitesBuyers: z.boolean(), inviteDays: wholeNumber(1, 60) },
  payLater: {
    freeDays: wholeNumber(1, 365),
    firstDays: wholeNumber(1, 365),
    secondDays: wholeNumber(1, 365),
    thirdDays: wholeNumber(1, 365),
  },
  thresholds: {
    lowStock: wholeNumber(0, 10_000),
    fewLeft: wholeNumber(0, 1_000),
    listingPasses: wholeNumber(1, maxListingPasses),
  },
  security: securityFields,
  privacy: privacyFields,
  tax: {
    /** States with a rate other than the default. */
    rates: z
      .array(z.object({ state: z.enum(usStates.map(({ code }) => code)), rate: wholeNumber(0, 30_000) }))
      .check(z.maxLength(usStates.length)),
  },
} as const

type Fields = typeof settingFields
export type SettingGroup = keyof Fields
export type Settings = {
  [Group in SettingGroup]: { [Field in keyof Fields[Group]]: z.output<Fields[Group][Field]> }
}

export const settingGroups = [
  'shop',
  'brand',
  'logo',
  'promo',
  'money',
  'payments',
  'bankTransfer',
  'places',
  'prices',
  'taxation',
  'invoices',
  'shipping',
  'returns',
  'promises',
  'reviews',
  'payLater',
  'thresholds',
  'security',
  'privacy',
  'tax',
] as const satisfies readonly SettingGroup[]

const validZones = new Set<string>()

// Settings are checked for every page, and opening a time zone takes half a millisecond.
function isTimeZone(name: string): boolean {
  if (validZones.has(name)) return true
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    if (!/^[A-Z]/.test(name)) return false
    validZones.add(name)
    return true
  } catch {
    return false
  }
}

/** `12-24` of every year, or `2027-04-02`. */
function isDayOff(text: string): boolean {
  const date = /^(?:\d{4}-)?\d{2}-\d{2}$/.test(text) ? `${text.length === 5 ? '2028-' : ''}${text}` : ''
  const time = Date.parse(date)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

function isSpan(text: string): boolean {
  const [, min = '', max = min] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text) ?? []
  return min !== '' && Number(min) <= Number(max)
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}
