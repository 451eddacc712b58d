/** Why staff refund an order. */
export const refundMotives = ['returned', 'faulty', 'missing', 'late', 'goodwill', 'other'] as const
export type RefundMotive = (typeof refundMotives)[number]
