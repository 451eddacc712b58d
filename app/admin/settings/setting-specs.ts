import { listCountries } from '#contract/countries.ts'
import { seasons } from '#contract/settings/seasons.ts'
import { hourWords } from '#contract/settings/setting-words.ts'
import type { SettingGroup } from '#contract/settings/settings.ts'
import { carriers } from '#contract/shipments/carriers.ts'
import { shippingMessages } from '#messages/en-US/shipping.ts'
import { locales, sourceLocale } from '#messages/locales.ts'

type FieldKind = 'line' | 'paragraph' | 'dollars' | 'whole' | 'days' | 'choice' | 'switch' | 'several'

/** How a setting is edited. */
export interface FieldSpec {
  name: string
  label: string
  kind: FieldKind
  hint?: string
  /** Takes the full width. */
  isWide?: true
  /** Shown after a number, such as "days". */
  unit?: string
  options?: readonly { value: string; label: string }[]
}

export interface GroupSpec {
  group: SettingGroup
  title: string
  lead: string
  fields: readonly FieldSpec[]
}

const languageNames = new Intl.DisplayNames(sourceLocale, { type: 'language' })

const hours = (from: number, zone: string) =>
  Array.from({ length: 24 - from }, (_, at) => ({ value: String(at + from), label: `${hourWords(at + from)} ${zone}` }))
const days = (name: string, label: string, hint?: string): FieldSpec => ({
  name,
  label,
  kind: 'days',
  unit: 'business days',
  ...(hint && { hint }),
})
const carrierOptions = carriers.map((carrier) => ({ value: carrier, label: carrier }))

/** The settings in the order of the screen; state taxes have their own table. */
export const groupSpecs: readonly GroupSpec[] = [
  {
    group: 'shop',
    title: 'Shop and contact',
    lead: 'The name appears in page titles, emails, receipts and invoices. The logo in header and footer is a separate image.',
    fields: [
      { name: 'name', label: 'Shop name', kind: 'line' },
      { name: 'contactEmail', label: 'Contact email', kind: 'line' },
      {
        name: 'locale',
        label: 'Language',
        kind: 'choice',
        hint: 'Of pages and emails. Messages without a translation stay English.',
        options: locales.map((value) => ({ value, label: languageNames.of(value) ?? value })),
      },
      {
        name: 'postalAddress',
        label: 'Postal address',
        kind: 'line',
        isWide: true,
        hint: 'On one line. Shown in the policies and on invoices.',
      },
      {
        name: 'country',
        label: 'Country',
        kind: 'choice',
        hint: 'Whose law the shop follows.',
        options: listCountries().map(({ code, countryName }) => ({ value: code, label: countryName })),
      },
      {
        name: 'newsletterBox',
        label: 'Newsletter box at sign-up',
        kind: 'choice',
        hint: 'Either way, nobody is subscribed before they open the link we email them.',
        options: [
          { value: 'auto', label: 'Ticked, except in the EU, EEA and UK' },
          { value: 'empty', label: 'Not ticked' },
        ],
      },
      { name: 'about', label: 'About text in the footer', kind: 'paragraph', hint: 'You can use {{shopName}}.' },
      { name: 'instagram', label: 'Instagram', kind: 'line', hint: 'Leave blank to hide the link.' },
      { name: 'facebook', label: 'Facebook', kind: 'line', hint: 'Leave blank to hide the link.' },
      { name: 'youtube', label: 'YouTube', kind: 'line', hint: 'Leave blank to hide the link.' },
      { name: 'tiktok', label: 'TikTok', kind: 'line', hint: 'Leave blank to hide the link.' },
    ],
  },
  {
    group: 'promo',
    title: 'Promo bar',
    lead: 'The line above every page. It starts with the season.',
    fields: [
      { name: 'isShown', label: 'Show the promo bar', kind: 'switch' },
      {
        name: 'season',
        label: 'Season',
        kind: 'choice',
        options: [{ value: 'auto', label: 'Automatic, by date' }, ...seasons.map((value) => ({ value, label: value }))],
      },
      { name: 'percent', label: 'Sale discount', kind: 'whole', unit: '%' },
      {
        name: 'text',
        label: 'Text',
        kind: 'paragraph',
        hint: 'You can use {{promoPercent}}, {{freeExpressOver}}, {{shopName}} and the other page placeholders.',
      },
    ],
  },
  {
    group: 'shipping',
    title: 'Shipping',
    get lead() {
      return `${shippingMessages.free} Changes apply to new checkouts; card pages that are already open keep their prices.`
    },
    fields: [
      { name: 'expressPrice', label: 'Express shipping', kind: 'dollars', unit: 'US dollars' },
      {
        name: 'freeExpressOver',
        label: 'Free express over a subtotal of',
        kind: 'dollars',
        unit: 'US dollars',
      },
      days('processingDays', 'Processing', 'For example 2 or 1-2.'),
      days('deliveryDays', 'Delivery within the United States', 'For example 5 or 3-7.'),
      days('expressDays', 'Express within the United States', 'For example 1 or 1-2.'),
      { name: 'weekdayCutOff', label: 'Cut-off Monday to Thursday', kind: 'choice', options: hours(0, 'PST') },
      { name: 'weekendCutOff', label: 'Cut-off Friday to Sunday', kind: 'choice', options: hours(2, 'CST') },
    ],
  },
  {
    group: 'carriers',
    title: 'Carriers',
    lead: 'Carriers to choose from when you ship an order. Shipped orders keep theirs.',
    fields: [
      { name: 'offered', label: 'Available carriers', kind: 'several', options: carrierOptions },
      { name: 'standard', label: 'Default carrier', kind: 'choice', options: carrierOptions },
    ],
  },
  {
    group: 'returns',
    title: 'Returns and refunds',
    lead: 'Shown on product pages, in emails and in the policies.',
    fields: [
      { name: 'returnDays', label: 'Return window after delivery', kind: 'whole', unit: 'days' },
      {
        name: 'coolingOffDays',
        label: 'Cooling-off in the European Union',
        kind: 'whole',
        unit: 'days',
        hint: 'EU law requires at least 14.',
      },
      { name: 'refundDays', label: 'Refund after a return is approved', kind: 'whole', unit: 'business days' },
      {
        name: 'refundContactDays',
        label: 'Contact us about a missing refund after',
        kind: 'whole',
        unit: 'business days',
      },
      days('cancelRefundDays', 'Refund of a canceled order'),
    ],
  },
  {
    group: 'payLater',
    title: 'Buy now, pay later',
    lead: 'Shown on the home page.',
    fields: [
      { name: 'freeDays', label: '0% for', kind: 'whole', unit: 'days' },
      { name: 'firstDays', label: 'First option', kind: 'whole', unit: 'days' },
      { name: 'secondDays', label: 'Second option', kind: 'whole', unit: 'days' },
      { name: 'thirdDays', label: 'Third option', kind: 'whole', unit: 'days' },
    ],
  },
  {
    group: 'thresholds',
    title: 'Stock and listing',
    lead: 'When low stock is shown, and how often the listing repeats.',
    fields: [
      { name: 'lowStock', label: 'Low stock', kind: 'whole', unit: 'units or fewer', hint: 'Shown only to admins.' },
      {
        name: 'fewLeft',
        label: 'Show remaining units',
        kind: 'whole',
        unit: 'units or fewer',
        hint: 'Shown to shoppers on the product page. 0 turns it off.',
      },
      {
        name: 'listingPasses',
        label: 'Show the full list up to',
        kind: 'whole',
        unit: 'times',
        hint: 'After the last product, the listing offers "Show them again".',
      },
    ],
  },
]
