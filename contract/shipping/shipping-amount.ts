import * as z from 'zod/mini'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { shopCurrency } from '../currency.ts'
import { formatRound, isWholeCents } from '../money.ts'

const maxAmount = 100_000
const maxDays = 365

/** An amount that shipping costs, in the shop's currency. */
export const shippingAmount = z
  .number({ error: () => apiSettingsMessages.amountInvalid })
  .check(
    z.minimum(0, { error: () => apiSettingsMessages.amountNegative }),
    z.maximum(maxAmount, { error: () => apiSettingsMessages.max(formatRound(maxAmount)) }),
    z.refine(isWholeCents, { error: () => apiSettingsMessages.amountDecimals(shopCurrency().decimals) }),
  )

/** A number of business days. */
export const shippingDays = z
  .int({ error: () => apiSettingsMessages.wholeNumber })
  .check(
    z.minimum(0, { error: () => apiSettingsMessages.min('0') }),
    z.maximum(maxDays, { error: () => apiSettingsMessages.max(String(maxDays)) }),
  )
