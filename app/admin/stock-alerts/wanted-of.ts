import type { StockAlert } from '#contract/stock-alerts/calls.ts'

/** What somebody asked for: 'Lido, Black, 38'. */
export function wantedOf({ productName, color, size }: StockAlert): string {
  return [productName, color, size].filter((each) => each !== null).join(', ')
}
