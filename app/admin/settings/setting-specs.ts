import { carriers, seasons } from '#contract/constants.ts'
import { hourWords } from '#contract/settings/placeholders.ts'
import type { SettingGroup } from '#contract/settings/settings.ts'

export type FieldKind = 'line' | 'paragraph' | 'dollars' | 'whole' | 'days' | 'choice' | 'switch' | 'several'

/** How a setting is asked for. */
export interface FieldSpec {
  name: string
  label: string
  kind: FieldKind
  hint?: string
  /** Wants the whole width. */
  isWide?: true
  /** What stands behind a number, such as "days". */
  unit?: string
  options?: readonly { value: string; label: string }[]
}

export interface GroupSpec {
  group: SettingGroup
  title: string
  lead: string
  fields: readonly FieldSpec[]
}

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

/** The settings in the order of their screen; the tax of the states has a table of its own. */
export const groupSpecs: readonly GroupSpec[] = [
  {
    group: 'shop',
    title: 'Shop and contact',
    lead: 'The name stands in titles, emails, receipts and on paper. The drawn mark in header and footer is an image of its own.',
    fields: [
      { name: 'name', label: 'Name of the shop', kind: 'line' },
      { name: 'contactEmail', label: 'E-mail for customers', kind: 'line' },
      {
        name: 'postalAddress',
        label: 'Postal address',
        kind: 'line',
        isWide: true,
        hint: 'In one line. It stands in the policies and on invoices.',
      },
      { name: 'about', label: 'About the shop, in the footer', kind: 'paragraph', hint: 'May name {{shopName}}.' },
      { name: 'instagram', label: 'Instagram', kind: 'line', hint: 'Empty hides the link.' },
      { name: 'facebook', label: 'Facebook', kind: 'line', hint: 'Empty hides the link.' },
      { name: 'youtube', label: 'YouTube', kind: 'line', hint: 'Empty hides the link.' },
      { name: 'tiktok', label: 'TikTok', kind: 'line', hint: 'Empty hides the link.' },
    ],
  },
  {
    group: 'promo',
    title: 'Promo bar',
    lead: 'The line above every page. It begins with the season.',
    fields: [
      { name: 'isShown', label: 'Show the promo bar', kind: 'switch' },
      {
        name: 'season',
        label: 'Season',
        kind: 'choice',
        options: [{ value: 'auto', label: 'By the date' }, ...seasons.map((value) => ({ value, label: value }))],
      },
      { name: 'percent', label: 'Off in the sale', kind: 'whole', unit: '%' },
      {
        name: 'text',
        label: 'Text',
        kind: 'paragraph',
        hint: 'May name {{promoPercent}}, {{freeExpressOver}}, {{shopName}} and the other placeholders of the pages.',
      },
    ],
  },
  {
    group: 'shipping',
    title: 'Shipping',
    lead: 'Standard shipping is free on all orders. A change holds from the next checkout on; a card page that is open keeps what it was opened with.',
    fields: [
      { name: 'expressPrice', label: 'Express shipping', kind: 'dollars', unit: 'US dollars' },
      { name: 'freeExpressOver', label: 'Express is free over a subtotal of', kind: 'dollars', unit: 'US dollars' },
      days('processingDays', 'Processing', 'Such as 2 or 1-2.'),
      days('deliveryDays', 'Delivery within the United States', 'Such as 5 or 3-7.'),
      days('expressDays', 'Express within the United States', 'Such as 1 or 1-2.'),
      { name: 'weekdayCutOff', label: 'Cut-off Monday to Thursday', kind: 'choice', options: hours(0, 'PST') },
      { name: 'weekendCutOff', label: 'Cut-off Friday to Sunday', kind: 'choice', options: hours(2, 'CST') },
    ],
  },
  {
    group: 'carriers',
    title: 'Carriers',
    lead: 'Which carriers can be chosen when an order ships. Parcels that are on their way keep theirs.',
    fields: [
      { name: 'offered', label: 'Offered carriers', kind: 'several', options: carrierOptions },
      { name: 'standard', label: 'Usual carrier', kind: 'choice', options: carrierOptions },
    ],
  },
  {
    group: 'returns',
    title: 'Returns and refunds',
    lead: 'Said on product pages, in emails and in the policies, everywhere the same.',
    fields: [
      { name: 'returnDays', label: 'Return window after delivery', kind: 'whole', unit: 'days' },
      {
        name: 'coolingOffDays',
        label: 'Cooling-off in the European Union',
        kind: 'whole',
        unit: 'days',
        hint: 'The law asks for 14 at least.',
      },
      { name: 'refundDays', label: 'Refund after a return is approved', kind: 'whole', unit: 'business days' },
      { name: 'refundContactDays', label: 'Ask about a missing refund after', kind: 'whole', unit: 'business days' },
      days('cancelRefundDays', 'Refund of a canceled order'),
    ],
  },
  {
    group: 'payLater',
    title: 'Buy now, pay later',
    lead: 'Said on the home page.',
    fields: [
      { name: 'freeDays', label: '0% for', kind: 'whole', unit: 'days' },
      { name: 'firstDays', label: 'First choice', kind: 'whole', unit: 'days' },
      { name: 'secondDays', label: 'Second choice', kind: 'whole', unit: 'days' },
      { name: 'thirdDays', label: 'Third choice', kind: 'whole', unit: 'days' },
    ],
  },
  {
    group: 'thresholds',
    title: 'Stock and listing',
    lead: 'From when on something is worth a word.',
    fields: [
      { name: 'lowStock', label: 'Low stock', kind: 'whole', unit: 'pieces or fewer', hint: 'Told to you alone.' },
      {
        name: 'fewLeft',
        label: 'Say how few are left',
        kind: 'whole',
        unit: 'pieces or fewer',
        hint: 'Told to shoppers on the product page. 0 never says it.',
      },
      {
        name: 'listingPasses',
        label: 'The whole list can be shown',
        kind: 'whole',
        unit: 'times',
        hint: 'After its last product the listing offers "Show them again".',
      },
    ],
  },
]
