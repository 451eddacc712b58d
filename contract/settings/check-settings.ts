import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { wrongColors } from '../brand/wrong-colors.ts'
import type { FieldMessage } from '../errors.ts'
import { offeredMethods } from '../payments/methods.ts'
import { isWrongIban } from './iban.ts'
import { unknownPlaceholder } from './placeholders.ts'
import type { Settings } from './settings.ts'

/** Validates what the schemas of single fields cannot: rules across fields. */
export function checkSettings(settings: Settings): FieldMessage[] {
  const { shop, brand, promo, payLater, tax, invoices, money, payments, bankTransfer } = settings
  const isIncomplete = bankTransfer.offersTransfer && (!bankTransfer.accountHolder || !bankTransfer.accountNumber)
  const states = tax.rates.map(({ state }) => state)
  const sentences: Record<string, string | null | false> = {
    about: unknownPlaceholder(shop.about),
    text: unknownPlaceholder(promo.text),
    name: /[{}]/.test(shop.name) && apiSettingsMessages.noBraces,
    secondDays: payLater.secondDays <= payLater.firstDays && apiSettingsMessages.moreThanFirst,
    thirdDays: payLater.thirdDays <= payLater.secondDays && apiSettingsMessages.moreThanSecond,
    creditNotePrefix: invoices.creditNotePrefix === invoices.invoicePrefix && apiSettingsMessages.prefixesEqual,
    card: offeredMethods(payments, money.currency).length === 0 && apiSettingsMessages.noMethod,
    accountNumber:
      (isIncomplete && apiSettingsMessages.accountMissing) ||
      (isWrongIban(bankTransfer.accountNumber) && apiSettingsMessages.ibanWrong),
    rates: new Set(states).size < states.length && apiSettingsMessages.stateTwice,
  }
  Object.assign(sentences, wrongColors(brand))
  return Object.entries(sentences).flatMap(([param, msg]) => (msg ? [{ param: `values.${param}`, msg }] : []))
}
