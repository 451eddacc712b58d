/** The reasons for a stock change by an admin. */
export const stockReasons = ['delivered', 'counted', 'returned', 'damaged', 'lost', 'corrected'] as const
export type ManualStockReason = (typeof stockReasons)[number]
