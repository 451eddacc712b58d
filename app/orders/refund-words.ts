/** What became of the money of a canceled order. */
export const refundWords = {
  pending: 'Refund on its way',
  done: 'Refunded',
  failed: 'Refund delayed; we are on it',
}
