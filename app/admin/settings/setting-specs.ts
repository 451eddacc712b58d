import { fontPairNames, fontPairWords } from '#contract/brand/font-pairs.ts'
import type { FieldOption } from '#contract/check-form.ts'
import { paymentMethods } from '#contract/payments/methods.ts'
import { cornerStyles } from '#contract/settings/brand-fields.ts'
import { logoColors } from '#contract/settings/logo-fields.ts'
import { oldPriceRules } from '#contract/settings/price-fields.ts'
import { retentionKinds } from '#contract/settings/privacy-fields.ts'
import { seasons } from '#contract/settings/seasons.ts'
import { hourWords } from '#contract/settings/setting-words.ts'
import type { SettingGroup } from '#contract/settings/settings.ts'
import { taxModes } from '#contract/taxes/tax-terms.ts'
import { adminSettingFieldsMessages } from '#messages/en-US/admin/setting-fields.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { locales, sourceLocale } from '#messages/locales.ts'
import type { ServerChoices } from './server-choices.ts'

type FieldKind = 'line' | 'color' | 'paragraph' | 'amount' | 'whole' | 'days' | 'choice' | 'switch' | 'several' | 'file'

/** How a setting is edited; its label, hint and unit are in the messages. */
export interface FieldSpec {
  name: keyof typeof adminSettingFieldsMessages
  kind: FieldKind
  /** Takes the full width. */
  isWide?: true
  /** A setting that offers choices and has none here gets them from the server: a browser may know other names. */
  options?: () => readonly FieldOption[]
}

interface GroupSpec {
  group: Exclude<SettingGroup, 'tax'>
  fields: readonly FieldSpec[]
}

const languageNames = new Intl.DisplayNames(sourceLocale, { type: 'language' })

const hours = () => Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourWords(hour) }))

/** The settings in the order of the screen; state taxes have their own table. */
export const groupSpecs: readonly GroupSpec[] = [
  {
    group: 'shop',
    fields: [
      { name: 'name', kind: 'line' },
      { name: 'contactEmail', kind: 'line' },
      {
        name: 'locale',
        kind: 'choice',
        options: () => locales.map((value) => ({ value, label: languageNames.of(value) ?? value })),
      },
      { name: 'timeZone', kind: 'choice' },
      { name: 'orderPrefix', kind: 'line', isWide: true },
      { name: 'legalName', kind: 'line', isWide: true },
      { name: 'postalAddress', kind: 'line', isWide: true },
      { name: 'vatNumber', kind: 'line' },
      { name: 'companyNumber', kind: 'line' },
      { name: 'country', kind: 'choice' },
      {
        name: 'newsletterBox',
        kind: 'choice',
        options: () => [
          { value: 'auto', label: adminSettingsMessages.boxByLaw },
          { value: 'empty', label: adminSettingsMessages.boxEmpty },
        ],
      },
      { name: 'confirmsNewsletter', kind: 'switch' },
      { name: 'about', kind: 'paragraph' },
      { name: 'instagram', kind: 'line' },
      { name: 'facebook', kind: 'line' },
      { name: 'youtube', kind: 'line' },
      { name: 'tiktok', kind: 'line' },
    ],
  },
  {
    group: 'brand',
    fields: [
      { name: 'paper', kind: 'color' },
      { name: 'ink', kind: 'color' },
      { name: 'accent', kind: 'color' },
      {
        name: 'fonts',
        kind: 'choice',
        options: () => fontPairNames.map((value) => ({ value, label: fontPairWords(value) })),
      },
      {
        name: 'corners',
        kind: 'choice',
        options: () => cornerStyles.map((value) => ({ value, label: adminSettingsMessages.corners[value] })),
      },
    ],
  },
  {
    group: 'logo',
    fields: [
      { name: 'logo', kind: 'file' },
      {
        name: 'logoColor',
        kind: 'choice',
        isWide: true,
        options: () => logoColors.map((value) => ({ value, label: adminSettingsMessages.logoColors[value] })),
      },
      { name: 'favicon', kind: 'file' },
    ],
  },
  {
    group: 'promo',
    fields: [
      { name: 'isShown', kind: 'switch' },
      {
        name: 'season',
        kind: 'choice',
        options: () => [
          { value: 'auto', label: adminSettingsMessages.seasonByDate },
          ...seasons.map((value) => ({ value, label: value })),
        ],
      },
      { name: 'percent', kind: 'whole' },
      { name: 'text', kind: 'paragraph' },
    ],
  },
  {
    group: 'prices',
    fields: [
      {
        name: 'oldPriceRule',
        kind: 'choice',
        isWide: true,
        options: () => oldPriceRules.map((value) => ({ value, label: adminSettingsMessages.oldPriceRules[value] })),
      },
    ],
  },
  { group: 'places', fields: [{ name: 'countries', kind: 'line', isWide: true }] },
  {
    group: 'taxation',
    fields: [
      {
        name: 'mode',
        kind: 'choice',
        isWide: true,
        options: () => taxModes.map((value) => ({ value, label: adminSettingsMessages.taxModes[value] })),
      },
      { name: 'vatRates', kind: 'paragraph' },
    ],
  },
  {
    group: 'invoices',
    fields: [
      { name: 'invoicePrefix', kind: 'line' },
      { name: 'creditNotePrefix', kind: 'line' },
      { name: 'asksTaxNumber', kind: 'switch' },
    ],
  },
  {
    group: 'payments',
    fields: paymentMethods.map((name) => ({ name, kind: 'switch' })),
  },
  {
    group: 'bankTransfer',
    fields: [
      { name: 'offersTransfer', kind: 'switch' },
      { name: 'accountHolder', kind: 'line' },
      { name: 'bankName', kind: 'line' },
      { name: 'accountNumber', kind: 'line' },
      { name: 'bankCode', kind: 'line' },
      { name: 'transferNote', kind: 'line', isWide: true },
      { name: 'transferDays', kind: 'whole' },
    ],
  },
  { group: 'money', fields: [{ name: 'currency', kind: 'choice', isWide: true }] },
  {
    group: 'shipping',
    fields: [
      { name: 'processingDays', kind: 'days' },
      { name: 'weekdayCutOff', kind: 'choice', options: hours },
      { name: 'weekendCutOff', kind: 'choice', options: hours },
      { name: 'weekendTimeZone', kind: 'choice' },
      { name: 'daysOff', kind: 'paragraph' },
    ],
  },
  {
    group: 'returns',
    fields: [
      { name: 'offersReturns', kind: 'switch' },
      { name: 'returnDays', kind: 'whole' },
      { name: 'coolingOffDays', kind: 'whole' },
      { name: 'refundDays', kind: 'whole' },
      { name: 'refundContactDays', kind: 'whole' },
      { name: 'cancelRefundDays', kind: 'days' },
      { name: 'sendBackDays', kind: 'whole' },
      { name: 'returnAddress', kind: 'line', isWide: true },
      { name: 'offersExchange', kind: 'switch' },
      { name: 'offersCode', kind: 'switch' },
    ],
  },
  {
    group: 'promises',
    fields: [
      { name: 'payInThree', kind: 'switch' },
      { name: 'payLater', kind: 'switch' },
      { name: 'cashback', kind: 'switch' },
      { name: 'cashbackPercent', kind: 'whole' },
      { name: 'newsletterWindow', kind: 'switch' },
    ],
  },
  {
    group: 'reviews',
    fields: [
      { name: 'invitesBuyers', kind: 'switch' },
      { name: 'inviteDays', kind: 'whole' },
    ],
  },
  {
    group: 'payLater',
    fields: [
      { name: 'freeDays', kind: 'whole' },
      { name: 'firstDays', kind: 'whole' },
      { name: 'secondDays', kind: 'whole' },
      { name: 'thirdDays', kind: 'whole' },
    ],
  },
  {
    group: 'thresholds',
    fields: [
      { name: 'lowStock', kind: 'whole' },
      { name: 'fewLeft', kind: 'whole' },
      { name: 'listingPasses', kind: 'whole' },
    ],
  },
  {
    group: 'security',
    fields: [
      { name: 'staffIdleMinutes', kind: 'whole' },
      { name: 'staffSessionHours', kind: 'whole' },
      { name: 'requireSecondFactor', kind: 'switch' },
    ],
  },
  { group: 'privacy', fields: retentionKinds.map((name) => ({ name, kind: 'whole' })) },
]

/** The label, hint and unit of a setting. */
export function textOf({ name }: FieldSpec): { label: string; hint?: string; unit?: string } {
  return adminSettingFieldsMessages[name]
}

/** The choices of a setting. */
export function optionsOf({ name, options }: FieldSpec, fromServer: ServerChoices): readonly FieldOption[] {
  return options?.() ?? fromServer[name] ?? []
}
