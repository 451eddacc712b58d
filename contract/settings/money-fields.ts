import * as z from 'zod/mini'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { isCurrencyCode } from '../currencies.ts'
import { line } from '../typed-text.ts'

/** The settings of money. */
export const moneyFields = {
  /** The currency of every amount in the shop, by its code of ISO 4217. It is fixed once a payment has been taken. */
  currency: line(3).check(
    z.refine((value) => isCurrencyCode(value), { error: () => apiSettingsMessages.currencyUnknown }),
    z.meta({ examples: ['USD'] }),
  ),
}
