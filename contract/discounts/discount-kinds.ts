/** What a discount takes off. Store credit is worth an amount that may be used up over several orders. */
export const discountKinds = ['percent', 'amount', 'free_shipping', 'buy_x_get_y', 'store_credit'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** Whether shoppers enter a code for it, or every cart gets it that it fits. */
export const discountMethods = ['code', 'automatic'] as const
export type DiscountMethod = (typeof discountMethods)[number]

/** Which items it is for. */
export const discountScopes = ['all', 'categories', 'collections', 'products'] as const

/** Which shipping methods it makes free: those of standard speed, or every one. */
export const freeSpeeds = ['standard', 'all'] as const
export type FreeSpeeds = (typeof freeSpeeds)[number]

/** Who made it: staff, or the shop for one customer. */
export const discountOrigins = ['staff', 'return', 'cashback', 'goodwill'] as const
export type DiscountOrigin = (typeof discountOrigins)[number]

/**
 * A use: held while a card page is open, redeemed with the order, released when the page closes unpaid, returned when the
 * order is canceled.
 */
export const redemptionStates = ['held', 'redeemed', 'released', 'returned'] as const
