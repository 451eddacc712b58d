import type { stockReasons } from '#contract/inventory/stock-reasons.ts'

/** The labels of the reasons for a stock change. */
export const reasonWords: Record<(typeof stockReasons)[number], string> = {
  delivered: 'Delivered',
  counted: 'Counted again',
  returned: 'Returned',
  damaged: 'Damaged',
  lost: 'Lost',
  corrected: 'Corrected',
}
