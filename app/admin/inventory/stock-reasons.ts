import type { stockReasons } from '#contract/inventory/stock-reasons.ts'

/** Why stock was changed by hand, in words. */
export const reasonWords: Record<(typeof stockReasons)[number], string> = {
  delivered: 'Delivered',
  counted: 'Counted again',
  returned: 'Returned',
  damaged: 'Damaged',
  lost: 'Lost',
  corrected: 'Corrected',
}
