import type { StockAlert } from '#contract/stock-alerts/calls.ts'

/** The product and variant of a request: 'Lido, Black, 38'. */
export function requestedVariant({ productName, color, size }: StockAlert): string {
  return [productName, color, size].filter((each) => each !== null).join(', ')
}
