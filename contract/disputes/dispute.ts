/** What a dispute waits for, or how it ended. */
export const disputeStates = ['needs-response', 'under-review', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** What the payment provider moved for a dispute: taken back from the shop, given again, and its fee. */
export const disputeMovements = ['withdrawn', 'returned', 'fee'] as const
export type DisputeMovement = (typeof disputeMovements)[number]
