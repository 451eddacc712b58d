/**
 * Standard shipping, in cents: free on all orders; the messages of `shipping` say so. Source: design section 6, "free
 * shipping over $200, or on all orders".
 */
export const standardShippingCents = 0
