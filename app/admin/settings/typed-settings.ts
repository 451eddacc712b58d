import { fontPairNames } from '#contract/brand/font-pairs.ts'
import { cornerStyles } from '#contract/settings/brand-fields.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { oldPriceRules } from '#contract/settings/price-fields.ts'
import { retentionKinds } from '#contract/settings/privacy-fields.ts'
import { seasons } from '#contract/settings/seasons.ts'
import type { SettingGroup, Settings } from '#contract/settings/settings.ts'
import { usStates } from '#contract/taxes/tax.ts'
import { taxModes } from '#contract/taxes/tax-terms.ts'
import { locales, sourceLocale } from '#messages/locales.ts'
import { withoutGroups } from '../products/read-number.ts'

/** The settings of a group as typed. */
export type Typed = Record<string, string>

/** The typed values of a group, by field; the table of taxes has a field for each state. */
export function typedOf(values: Settings[SettingGroup]): Typed {
  if ('countries' in values) return { countries: values.countries.join(', ') }
  if ('vatRates' in values) return { mode: values.mode, vatRates: writeVat(values.vatRates) }
  if ('rates' in values) return typedRates(values.rates)
  if ('daysOff' in values) return { ...typedPlainly(values), daysOff: values.daysOff.join(', ') }
  return typedPlainly(values)
}

function typedPlainly(values: object): Typed {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]))
}

export function typedDefaults(group: SettingGroup): Typed {
  return typedOf(defaultSettings[group])
}

function write(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : ''
  return String(value)
}

const text = (form: Typed, name: string) => (form[name] ?? '').trim()

// The server refuses invalid numbers, with the message of their field.
function whole(form: Typed, name: string): number {
  const typed = withoutGroups(text(form, name))
  return /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN
}

const days = (form: Typed, name: string) => text(form, name).replace(/\s*[-–]\s*/, '-')

/** Parses the fields of each group; the server refuses invalid values. */
export const readers: { [Group in SettingGroup]: (form: Typed) => Settings[Group] } = {
  shop: (form) => ({
    locale: locales.find((locale) => locale === text(form, 'locale')) ?? sourceLocale,
    timeZone: text(form, 'timeZone'),
    name: text(form, 'name'),
    about: text(form, 'about').replace(/\s+/g, ' '),
    contactEmail: text(form, 'contactEmail'),
    orderPrefix: text(form, 'orderPrefix').toUpperCase(),
    legalName: text(form, 'legalName'),
    vatNumber: text(form, 'vatNumber'),
    companyNumber: text(form, 'companyNumber'),
    postalAddress: text(form, 'postalAddress'),
    country: text(form, 'country'),
    newsletterBox: text(form, 'newsletterBox') === 'empty' ? 'empty' : 'auto',
    confirmsNewsletter: text(form, 'confirmsNewsletter') === 'on',
    instagram: text(form, 'instagram'),
    facebook: text(form, 'facebook'),
    youtube: text(form, 'youtube'),
    tiktok: text(form, 'tiktok'),
  }),
  invoices: (form) => ({
    invoicePrefix: text(form, 'invoicePrefix'),
    creditNotePrefix: text(form, 'creditNotePrefix'),
    asksTaxNumber: text(form, 'asksTaxNumber') === 'on',
  }),
  brand: (form) => ({
    paper: text(form, 'paper').toLowerCase(),
    ink: text(form, 'ink').toLowerCase(),
    accent: text(form, 'accent').toLowerCase(),
    fonts: fontPairNames.find((pair) => pair === text(form, 'fonts')) ?? defaultSettings.brand.fonts,
    corners: cornerStyles.find((style) => style === text(form, 'corners')) ?? defaultSettings.brand.corners,
  }),
  logo: (form) => ({
    logo: text(form, 'logo'),
    logoColor: text(form, 'logoColor') === 'text' ? 'text' : 'own',
    favicon: text(form, 'favicon'),
  }),
  promo: (form) => ({
    isShown: text(form, 'isShown') === 'on',
    season: seasons.find((season) => season === text(form, 'season')) ?? 'auto',
    percent: whole(form, 'percent'),
    text: text(form, 'text').replace(/\s+/g, ' '),
  }),
  places: (form) => ({
    countries: text(form, 'countries')
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  }),
  prices: (form) => ({
    oldPriceRule: oldPriceRules.find((rule) => rule === text(form, 'oldPriceRule')) ?? 'thirtyDays',
  }),
  taxation: (form) => ({
    mode: taxModes.find((mode) => mode === text(form, 'mode')) ?? 'none',
    vatRates: readVat(text(form, 'vatRates')),
  }),
  payments: (form) => ({
    card: text(form, 'card') === 'on',
    wallets: text(form, 'wallets') === 'on',
    klarna: text(form, 'klarna') === 'on',
    afterpay: text(form, 'afterpay') === 'on',
    paypal: text(form, 'paypal') === 'on',
    ideal: text(form, 'ideal') === 'on',
    bankDebit: text(form, 'bankDebit') === 'on',
  }),
  bankTransfer: (form) => ({
    offersTransfer: text(form, 'offersTransfer') === 'on',
    accountHolder: text(form, 'accountHolder'),
    bankName: text(form, 'bankName'),
    accountNumber: text(form, 'accountNumber'),
    bankCode: text(form, 'bankCode'),
    transferNote: text(form, 'transferNote'),
    transferDays: whole(form, 'transferDays'),
  }),
  money: (form) => ({ currency: text(form, 'currency') }),
  shipping: (form) => ({
    processingDays: days(form, 'processingDays'),
    weekdayCutOff: whole(form, 'weekdayCutOff'),
    weekendCutOff: whole(form, 'weekendCutOff'),
    weekendTimeZone: text(form, 'weekendTimeZone'),
    daysOff: text(form, 'daysOff')
      .split(/[\s,;]+/)
      .filter(Boolean),
  }),
  returns: (form) => ({
    offersReturns: text(form, 'offersReturns') === 'on',
    returnDays: whole(form, 'returnDays'),
    coolingOffDays: whole(form, 'coolingOffDays'),
    refundDays: whole(form, 'refundDays'),
    refundContactDays: whole(form, 'refundContactDays'),
    cancelRefundDays: days(form, 'cancelRefundDays'),
    offersExchange: text(form, 'offersExchange') === 'on',
    offersCode: text(form, 'offersCode') === 'on',
    sendBackDays: whole(form, 'sendBackDays'),
    returnAddress: text(form, 'returnAddress'),
  }),
  promises: (form) => ({
    payInThree: text(form, 'payInThree') === 'on',
    payLater: text(form, 'payLater') === 'on',
    cashback: text(form, 'cashback') === 'on',
    cashbackPercent: whole(form, 'cashbackPercent'),
    newsletterWindow: text(form, 'newsletterWindow') === 'on',
  }),
  reviews: (form) => ({
    invitesBuyers: text(form, 'invitesBuyers') === 'on',
    inviteDays: whole(form, 'inviteDays'),
  }),
  payLater: (form) => ({
    freeDays: whole(form, 'freeDays'),
    firstDays: whole(form, 'firstDays'),
    secondDays: whole(form, 'secondDays'),
    thirdDays: whole(form, 'thirdDays'),
  }),
  thresholds: (form) => ({
    lowStock: whole(form, 'lowStock'),
    fewLeft: whole(form, 'fewLeft'),
    listingPasses: whole(form, 'listingPasses'),
  }),
  security: (form) => ({
    staffIdleMinutes: whole(form, 'staffIdleMinutes'),
    staffSessionHours: whole(form, 'staffSessionHours'),
    requireSecondFactor: text(form, 'requireSecondFactor') === 'on',
  }),
  privacy: (form) => Object.fromEntries(retentionKinds.map((kind) => [kind, whole(form, kind)])) as Settings['privacy'],
  tax: (form) => ({
    rates: usStates
      .map(({ code, rate }) => ({ state: code, rate: readPercent(text(form, code)), usual: rate }))
      .filter(({ rate, usual }) => rate !== usual)
      .map(({ state, rate }) => ({ state, rate })),
  }),
}

/** "DE 19" on a line for each country. */
function writeVat(rates: Settings['taxation']['vatRates']): string {
  return rates.map(({ country, rate }) => `${country} ${writePercent(rate)}`).join('\n')
}

function readVat(typed: string): Settings['taxation']['vatRates'] {
  const lines = typed.split('\n').map((each) => each.trim())
  return lines.filter(Boolean).map((each) => ({
    country: each.slice(0, 2).toUpperCase(),
    rate: readPercent(each.slice(2).replace(/^\s*[:=,]/, '')),
  }))
}

/** "6.25" for 6,250 thousandths of a percent. */
const writePercent = (rate: number) => String(rate / 1_000)

function readPercent(typed: string): number {
  const plain = typed.replace(/[%\s]/g, '')
  return /^\d{1,2}(\.\d{1,3})?$/.test(plain) ? Math.round(Number(plain) * 1_000) : Number.NaN
}

function typedRates(own: Settings['tax']['rates']): Typed {
  const rateOf = (code: string, usual: number) => own.find(({ state }) => state === code)?.rate ?? usual
  return Object.fromEntries(usStates.map(({ code, rate }) => [code, writePercent(rateOf(code, rate))]))
}

/** The check box of one option of a setting that has several. */
export const optionName = (setting: string, option: string) => `${setting}.${option}`

/** The setting that a field belongs to: itself, or the one whose option it is. */
export const settingOf = (field: string) => field.replace(/\..*/, '')

/** The field that an error is about: `values.rates.3.rate` is the fourth state whose rate differs from the default. */
export function fieldOf(param: string, values: Settings[SettingGroup]): string {
  const [, name = '', place] = param.split('.')
  if (name === 'rates' && place !== undefined && 'rates' in values) return values.rates[Number(place)]?.state ?? name
  return name
}
