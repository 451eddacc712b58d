import * as z from 'zod/mini'

export const oldPriceRules = ['thirtyDays', 'none'] as const

/** The settings of prices. */
export const priceFields = {
  /** `thirtyDays`: an old price is the lowest one charged in the 30 days before; `none`: what the owner enters. */
  oldPriceRule: z.enum(oldPriceRules),
}
