import type { StockRow } from '#contract/inventory/stock-row.ts'

/** The color and size of a variant; the name of its product if it has neither. */
export const nameVariant = ({ color, size }: Pick<StockRow, 'color' | 'size'>, productName: string) =>
  [color, size].filter((each) => each !== null).join(', ') || productName
