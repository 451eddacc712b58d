import { wrongColors } from '#contract/brand/wrong-colors.ts'
import type { FieldMessage } from '#contract/errors.ts'
import { unknownPlaceholder } from '#contract/settings/placeholders.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'

/** Validates what the schemas of single fields cannot: rules across fields. */
export function checkSettings({ shop, brand, promo, carriers, payLater, tax, invoices }: Settings): FieldMessage[] {
  const states = tax.rates.map(({ state }) => state)
  const sentences: Record<string, string | null | false> = {
    about: unknownPlaceholder(shop.about),
    text: unknownPlaceholder(promo.text),
    name: /[{}]/.test(shop.name) && apiSettingsMessages.noBraces,
    offered: new Set(carriers.offered).size < carriers.offered.length && apiSettingsMessages.carrierTwice,
    standard: !carriers.offered.includes(carriers.standard) && apiSettingsMessages.carrierNotOffered,
    secondDays: payLater.secondDays <= payLater.firstDays && apiSettingsMessages.moreThanFirst,
    thirdDays: payLater.thirdDays <= payLater.secondDays && apiSettingsMessages.moreThanSecond,
    creditNotePrefix: invoices.creditNotePrefix === invoices.invoicePrefix && apiSettingsMessages.prefixesEqual,
    rates: new Set(states).size < states.length && apiSettingsMessages.stateTwice,
  }
  Object.assign(sentences, wrongColors(brand))
  return Object.entries(sentences).flatMap(([param, msg]) => (msg ? [{ param: `values.${param}`, msg }] : []))
}
