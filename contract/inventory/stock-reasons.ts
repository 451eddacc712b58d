/** Why an owner changes the stock by hand. */
export const stockReasons = ['delivered', 'counted', 'returned', 'damaged', 'lost', 'corrected'] as const
export type ManualStockReason = (typeof stockReasons)[number]
