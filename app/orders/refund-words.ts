/** The refund status of a canceled order in words. */
export const refundWords = {
  pending: 'Refund on its way',
  done: 'Refunded',
  failed: 'Refund delayed; we are on it',
}
