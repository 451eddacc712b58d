/** Who confirms the payment of an order: the bank of the provider's customer, staff, or the card page behind a link. */
export const pendingMethods = ['provider', 'transfer', 'link'] as const
export type PendingMethod = (typeof pendingMethods)[number]

/** `awaiting`, and what it became: paid, canceled by staff, over its date, or declined by the bank. */
export const pendingStates = ['awaiting', 'paid', 'canceled', 'expired', 'failed'] as const

/** How a manual order is paid: by an emailed link to the card page, by bank transfer later, or elsewhere already. */
export const manualPayments = ['link', 'transfer', 'paid'] as const

/** How a payment arrived that no provider took. */
export const paidBy = ['bank_transfer', 'cash', 'other'] as const
export type PaidBy = (typeof paidBy)[number]
