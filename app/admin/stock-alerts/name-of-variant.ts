import type { Size } from '#contract/products/size.ts'
import { adminStockAlertsMessages } from '#messages/en-US/admin/stock-alerts.ts'
/** The name of a variant beside its product: 'Black, 38', 'Black', '38', or 'Default variant' if it is the only one. */
export function nameOfVariant({ color, size }: { color: string | null; size: Size | null }): string {
  return [color, size].filter((each) => each !== null).join(', ') || adminStockAlertsMessages.defaultVariant
}
