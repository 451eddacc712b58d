import { nameVariant } from '#contract/products/name-variant.ts'
import type { Size } from '#contract/products/size.ts'
import { adminStockAlertsMessages } from '#messages/en-US/admin/stock-alerts.ts'

/** The name of a variant beside its product: 'Default variant' if it is the only one. */
export const nameOfVariant = (variant: { color: string | null; size: Size | null }) =>
  nameVariant(variant, adminStockAlertsMessages.defaultVariant)
